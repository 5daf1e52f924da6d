import {stem} from './stem';

/**
 * Words of everyday speech that a question is put with or that a story is told with: many of those that films say more than
 * twice as often as documentation does (SUBTLEX-US, Brysbaert and New 2009, beside the Markdown of 1,000 packages). They name nothing that a page would be about, and pages say the
 * same in other words, so that they neither choose a passage nor speak against it as much as others do.
 */
const EVERYDAY: Record<string, string> = {
  en:
    'able actually again ago all allow almost along already although always anymore anyone anything anywhere ' +
    'appear around automatically available away bad basically become behave believe best better big bit bring ' +
    'came certain chance change clearly come complete confuse correct couple current decide definitely ' +
    'difference different difficult early easily easy either else end enough entire especially every ' +
    'everybody everyone everything everywhere exact example expect explain fact far feel few figure final ' +
    'find fine first follow force forget forward full fully gave gets give go goes gone good got great guess ' +
    'half happen happy hard have hear hello help here hi hope however idea immediately important information ' +
    'instead interest issue just keep kind know large last late least less let like little long look lot love ' +
    'main make many matter maximum maybe mean mention mind minimum miss mistake more much multiple name ' +
    'nearly necessary need never new next nice none normal nothing notice now obvious often ok okay old once ' +
    'one only option otherwise own people place please point possible powerful prefer pretty previously ' +
    'probably problem proper purpose put question quick quite rather ready real realize reason receive ' +
    'recently related remember required rest rid right safe said same saw say see seem seen sense separate ' +
    'several show simple simply since some somebody somehow someone something sometimes somewhere soon sorry ' +
    'sort specific starting stay still struggle stuck stuff such suggest support supposed sure take tell ' +
    'thank then thing think thought today together trouble try turn two type understand unless use used using ' +
    'usual via wait want way welcome whether whole wish wonder work worse worst worth wrong year yes ' +
    'yesterday yet',
  fr:
    'abord absolument actuellement ailleurs aimer ainsi aller alors apparemment apres arriver assez assurer ' +
    'aucun aujourd auparavant aussi autant autre avance avant beaucoup besoin bien bientot bizarre bon ' +
    'bonjour bonne bref cas certain chacun changer chaque choisir chose clair complet comprendre compris ' +
    'concerner connaitre cote cours croire davantage deja demander depuis dernier derriere desole dessous ' +
    'dessus devant devenir devoir different difficile dire directement donner egalement eh encore enfin ' +
    'ensemble ensuite entier essayer etape eventuellement eviter exact exemple existe expliquer facile facon ' +
    'falloir fin finalement fois forcement franchement galere genre gens grace grand gros habitude hier ici ' +
    'idee important impossible information instant interessant jamais jour juste la loin lors lorsque ' +
    'maintenant maniere marche meilleur meme merci mettre mieux mille moment monde moyen necessaire normal ' +
    'nouveau obliger obtenir option ouais oui parait pareil parfait parfois parler part partie partir passer ' +
    'pendant penser permettre personne petit peu plein plupart plusieurs plutot point possible pourtant ' +
    'pouvoir preferer premier prendre pres presque prevoir probleme prochain propos propre puisque quelqu ' +
    'question quoique raison rapidement rater recemment reellement regarder rendre rester retrouver reussir ' +
    'revenir rien saluer salut sauf savoir seconde selon sembler sens sert servir seul signifie simple sinon ' +
    'soit sorte sortir souhait souvent special specifique suffit suite suivre super sur surtout tard ' +
    'tellement tenir tenter tomber tot toujours tourner travailler travers tres trop trouver truc utile ' +
    'utilisation valoir vers veut vite voici voila voir vouloir vrai vraiment vue ' +
    // Forms of frequent verbs that no rule leads back to their infinitive.
    'allez allons aurait avaient avait avez avons ca chez devez devons devrait dis dit etaient etait faites ' +
    'ferait fais font met mis pourraient pourrait pouvez pouvons prend pris sait sais savez sera serait ' +
    'seraient sommes suis tient va vais vas veux vient viens vois voit vont voudrais voudrait voulez voulons ' +
    'voyez',
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
