import {fold} from '../engine/fold';

/** A kind of answer that a question can ask for, beside a sentence that tells how or what. */
export type AnswerKind = 'price' | 'duration' | 'version' | 'number' | 'without';

/**
 * How each kind is asked for, and what there is where it is given, without accents: next to one, `\b` sees the end of a
 * word. The first kind that fits is meant.
 */
const KINDS: Record<AnswerKind, {asked: RegExp; given: RegExp}> = {
  price: {
    asked:
      /\bhow much (?:does|do|is|are|will|would)\b.*\b(?:cost|charge|pay)|\b(?:cost|costs|price|prices|pricing|priced|fee|fees)\b(?! of (?:entry|speed))|\bfree of charge\b|\bfor free\b|\b(?:prix|tarifs?|coute(?:nt)?|gratuite?s?|payante?s?|payer)\b(?=.*\?)|\bc['’]est combien\b/,
    given:
      /\b(?:free|costs?|price[sd]?|pricing|paid|pays?|fees?|charged?|charges|bill(?:ed|ing)?|plans?|budget|gratuite?s?|gratuitement|prix|tarifs?|payante?s?|coute(?:nt)?|factur\w*)\b|[$€£]/,
  },
  duration: {
    asked:
      /\bhow (?:long|often|soon|fast|frequently)\b|\bhow many (?:seconds|minutes|hours|days|weeks|months|years)\b|\bwhat (?:time|day)\b|\bcombien (?:de temps|de secondes|de minutes|d['’]heures|de jours|de semaines|de mois|d['’]annees)\b|\ba quelle frequence\b|\btous les combien\b/,
    given:
      /\b(?:milli)?seconds?\b|\bms\b|\bminutes?\b|\bhours?\b|\bdays?\b|\bdaily\b|\bweek(?:s|ly|end)?\b|\bmonth(?:s|ly)?\b|\byears?\b|\bonce\b|\bat each\b|\bevery\b|\bimmediately\b|\bat once\b|\buntil\b|\bas long as\b|\bsecondes?\b|\bheures?\b|\bjours?\b|\bsemaines?\b|\bmois\b|\bannees?\b|\bfois\b|\bseul|\bchaque\b|\bquotidien|\bimmediatement\b|\baussitot\b|\btant que\b|\bjusqu/,
  },
  version: {
    asked:
      /\b(?:which|what) (?:\w+ ){0,3}(?:version|release)s?\b|\bsince (?:when|which)\b|\bquelles? versions?\b/,
    given:
      /\bv?\d+(?:\.\d+|\.x)+\b|\bv\d+\b|\bversions? \d|\d\.\d|\bany version\b|\blatest\b|\bn['’]importe quelle version\b|\bderniere version\b/,
  },
  number: {
    asked:
      /\bhow (?:many|big|large|small|wide|tall|high|deep)\b|\bwhat(?:'s| is) the (?:max(?:imum)?|min(?:imum)?|limit|number|most|largest|smallest)\b|\bmax(?:imum)? (?:number|size|length)\b|\bquel(?:le)? est (?:le nombre|la taille|la limite|la longueur|le maximum|le minimum)\b|\bcombien (?:de|d)\b/,
    given:
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|thousand|half|twice|none|no limit|unlimited|any number|deux|trois|quatre|cinq|sept|huit|neuf|dix|aucune?|illimit)/,
  },
  without: {
    asked: /\bwithout\b|\bsans\b/,
    given:
      /\bwithout\b|\bn(?:o|ot|one|othing|either|eed no)\b|n['’]t\b|\binstead\b|\bown\b|\bsans\b|\bpas\b|\baucune?\b|\bni\b/,
  },
};

const NAMES: readonly AnswerKind[] = ['price', 'duration', 'version', 'number', 'without'];

/** Returns the kind of answer that a question asks for, `null` where any sentence will do. */
export function kindOfAnswer(question: string): AnswerKind | null {
  const folded = fold(question);
  return NAMES.find(name => KINDS[name].asked.test(folded)) ?? null;
}

/** Returns whether a text gives the kind of answer that is asked for. */
export function givesKind(kind: AnswerKind | null, text: string): boolean {
  return kind === null || KINDS[kind].given.test(fold(text));
}
