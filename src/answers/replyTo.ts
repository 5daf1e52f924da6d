import type {AnswerTexts} from './AnswerTexts';

/** What is said to an assistant and asks nothing of the documentation. */
type SmallTalk = 'greeting' | 'thanks' | 'abilities' | 'reason';

const END = String.raw`[\s!?.,…]*$`;
const TALK: Record<SmallTalk, RegExp> = {
  greeting: new RegExp(
    String.raw`^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening)|greetings|bonjour|bonsoir|salut|coucou)(?:[ ,]+(?:there|all|everyone|again|assistant|à tous))?${END}`,
    'iu',
  ),
  thanks: new RegExp(
    String.raw`^(?:(?:ok|okay|oh|ah|great|perfect|cool|nice|super|parfait|d'accord)[\s,.!]*)*(?:many thanks|thanks?|thank you|thx|ty|cheers|merci|bye|goodbye|au revoir|(?:that|this) (?:helped|worked)|got it|compris)(?:[ ,]+(?:a lot|so much|very much|again|beaucoup|bien|you|all|(?:for|pour) .{1,40}))?${END}|^(?:ok|okay|great|perfect|cool|nice|parfait|d'accord)${END}`,
    'iu',
  ),
  abilities: new RegExp(
    String.raw`^(?:(?:so|and|but)[ ,]+)?(?:what (?:can|do) (?:you|i) (?:do|know|ask|answer|offer)(?: you)?(?: here)?|what can you (?:help|assist)(?: me)? with|how can you help(?: me)?|who are you|what are you|are you (?:an? )?(?:ai|bot|human|robot|chatgpt)|how do you work|help(?: me)?|(?:que|qu'est-ce que) (?:peux-tu|pouvez-vous|sais-tu|savez-vous|tu peux|vous pouvez)(?: faire)?|qui (?:es-tu|êtes-vous)|aide(?:-moi)?)${END}`,
    'iu',
  ),
  reason: new RegExp(
    String.raw`^(?:(?:but|and|so|mais|et)[ ,]+)?(?:why(?: (?:not|so|is (?:that|it)|exactly|then))?|how (?:so|come)|what for|pourquoi(?: (?:pas|cela|ça|donc))?|comment (?:ça|cela))${END}`,
    'iu',
  ),
};
const NAMES: readonly SmallTalk[] = ['greeting', 'thanks', 'abilities', 'reason'];

/** Returns what kind of small talk something is, `null` for a question. */
export function smallTalkOf(said: string): SmallTalk | null {
  return NAMES.find(name => TALK[name].test(said.trim())) ?? null;
}

/** Returns the reply to a greeting, to thanks, to "What can you do?" and to "Why?"; `null` for a question to look up. */
export function replyTo(said: string, texts: AnswerTexts): string | null {
  const talk = smallTalkOf(said);
  return talk && texts[talk];
}
