const STOP_WORDS: Record<string, ReadonlySet<string>> = {
  en: new Set(
    (
      'a about after all also am an and any are as at be because been before being between both but by can ' +
      'could did do does doing don for from get had has have having he her here him his how i if in into is it its ' +
      'just ll may me might more most must my of on one only or other our out over re s same she should so ' +
      'some such t than that the their them then there these they this those through to too under until up us use ve ' +
      'very want was we were what when where which while who whom why will with would you your'
    ).split(' '),
  ),
  fr: new Set(
    (
      'a ai aie as au aux avec avoir c ce cela ces cet cette combien comment d dans de des dois doit doivent donc dont du elle elles en entre ' +
      'est et etes etre eu fait faire faut il ils j je l la laquelle le lequel les lesquelles lesquels leur leurs lui m ma mais me mes moi mon n ne nos ' +
      'notre nous on ont ou par pas peut peuvent peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans ' +
      'se ses si son sont sur t ta te tes toi ton tous tout toute toutes tu un une vos votre vous y'
    ).split(' '),
  ),
};

/** Returns whether a folded term is one of the words that carry a sentence and name nothing (English and French). */
export function isStopWord(term: string, language: string): boolean {
  return STOP_WORDS[language.slice(0, 2)]?.has(term) ?? false;
}
