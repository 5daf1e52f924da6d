import {fold} from '../engine/fold';

/** What both a symptom and the place that explains it are told with, without capitals and accents. */
const FAILURE =
  /\b(?:no|not|never|none|nothing|cannot|without|empty|blank|missing|null|wrong|broken|slow|stuck|old|errors?|fail\w*|crash\w*|ignor\w*|reject\w*|refus\w*|block\w*|duplicate\w*|problems?|troubleshoot\w*|pas|aucune?|rien|vide|erreurs?|echou\w*|doublons?|problemes?|depannage)\b|n['’]t\b/;
/** What else a symptom is told with, in a sentence. */
const IN_A_SENTENCE =
  /\b(?:only|still|undefined|stop(?:s|ped)?|unavailable|unable|instead|mixed|too|plus|[45]\d\d)\b/;
/** What else a place is named that explains symptoms. */
const IN_A_HEADING = /\b(?:limit(?:ation)?s?|issues|pitfalls?|traps?|why|limites?|pieges?|pourquoi)\b/;

/** Returns whether a sentence tells of something that does not do what it should (English and French). */
export function tellsOfFailure(sentence: string): boolean {
  const folded = fold(sentence);
  return FAILURE.test(folded) || IN_A_SENTENCE.test(folded);
}

/** Returns whether a heading announces what goes wrong (English and French). */
export function announcesFailure(heading: string): boolean {
  const folded = fold(heading);
  return FAILURE.test(folded) || IN_A_HEADING.test(folded);
}
