import {stem} from './stem';

/**
 * Words of everyday speech that a question is put with or that a story is told with: many of those that films say more than
 * twice as often as documentation does (SUBTLEX-US, Brysbaert and New 2009, beside the Markdown of 1,000 packages). They name nothing that a page would be about, and pages say the
 * same in other words, so that they neither choose a passage nor speak against it as much as others do.
 */
const EVERYDAY: Record<string, string> = {
  en:
    'able absolutely actually again ago all allow almost alone along already alright although altogether ' +
    'always anybody anymore anyone anything anyway anywhere apparently appear appreciate around automatically ' +
    'available away awesome bad basically become began behave believe best better big bit bother bring bunch ' +
    'busy came caught certain chance change clearly come complete completely concern confuse confused consider ' +
    'correct correctly couple curious current currently decide definitely difference different difficult doubt ' +
    'early easily easy effort either else end enjoy enough entire especially eventually every everybody ' +
    'everyone everything everywhere exact exactly example expect explain extremely fact fairly far feel few ' +
    'figure final finally find fine first follow force forever forget former forward friend full fully gave ' +
    'generally gets give glad go goes gone good got great guess guy half happen happy hard hardly have hear ' +
    'heard hello help here hey hi honestly hope however idea imagine immediately important impossible ' +
    'information instance instead interest interested interesting issue just keep kind kinda know large last ' +
    'late lately later least less let like likely little long look lot lots love luckily mad main make many ' +
    'matter maximum maybe mean mention mess mind minimum minor miss mistake moment more morning mostly much ' +
    'multiple name nearly necessary need never new next nice nobody none normal normally nothing notice now ' +
    'obvious obviously odd often oh ok okay old once one only option originally otherwise ought ourselves own ' +
    'past people perfect perfectly perhaps person place please plenty point possible powerful prefer pretty ' +
    'previously probably problem proceed proper proud purpose put question quick quickly quite rather ready ' +
    'real realize really reason reasonable receive recently regarding related remember required rest rid right ' +
    'safe said same saw say see seem seen sense separate serious seriously several show sick significantly ' +
    'silly simple simply since situation some somebody somehow someone something sometimes somewhat somewhere ' +
    'soon sorry sort specific specifically spend starting stay still strange struggle stuck stuff stupid such ' +
    'suddenly suggest support supposed sure surprise take tell tend thank thanks then thing think thought ' +
    'tired today together tomorrow totally trick trouble truly truth try turn two type understand ' +
    'unfortunately unless use used using usual usually various via wait want way weird welcome went whatever ' +
    'whenever wherever whether whole wish wonder wonderful work worse worst worth wow wrong yeah year yes ' +
    'yesterday yet',
  fr:
    'aller ajouter avoir besoin bon bonne changer choisir comment devoir different donner exemple existe facon faire ' +
    'grand maniere marche meilleur mettre moyen nouveau obtenir option permettre plusieurs possible pouvoir premier ' +
    'prendre probleme propre question savoir seul signifie sorte souvent toujours trouver utiliser veut vouloir',
};

const stems = new Map<string, ReadonlySet<string>>();

function everydayStems(language: string): ReadonlySet<string> {
  let known = stems.get(language);
  if (!known) {
    known = new Set((EVERYDAY[language] ?? '').split(' ').map(word => stem(word, language)));
    stems.set(language, known);
  }
  return known;
}

/** Returns whether a folded term is a word of everyday speech, in any of its forms (English and French). */
export function isEveryday(term: string, language: string): boolean {
  return everydayStems(language.slice(0, 2)).has(stem(term, language.slice(0, 2)));
}
