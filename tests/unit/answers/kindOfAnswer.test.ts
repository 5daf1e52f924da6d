import {describe, expect, test} from 'vitest';
import {givesKind, kindOfAnswer} from '../../../src/answers/kindOfAnswer';

describe('the kind of answer that is asked for', () => {
  test.each([
    ['How much does it cost?', 'price'],
    ['Ça coûte combien au final ?', 'price'],
    ['C’est combien ?', 'price'],
    ['How often does the crawler run?', 'duration'],
    ['À quelle fréquence le crawler passe-t-il ?', 'duration'],
    ['Combien de jours ai-je pour valider mon domaine ?', 'duration'],
    ['Combien d’heures faut-il attendre ?', 'duration'],
    ['Which version of Docusaurus do I need?', 'version'],
    ['Quelles versions de React sont prises en charge ?', 'version'],
    ['How many recent searches are kept?', 'number'],
    ['Combien de recherches récentes sont gardées ?', 'number'],
    ['Can I use it without npm?', 'without'],
    ['Puis-je l’utiliser sans compte ?', 'without'],
    ['How do I change the colors?', null],
    ['Comment changer les couleurs ?', null],
  ])('%s', (question, kind) => expect(kindOfAnswer(question)).toBe(kind));
});

describe('a text gives it', () => {
  test.each([
    ['price', 'Le service est gratuit.', 'Le service est rapide.'],
    ['price', 'Un déploiement coûte 3 €.', 'Un déploiement est rapide.'],
    ['duration', 'Le robot passe aussitôt après.', 'Le robot lit les pages.'],
    ['duration', 'The crawler runs daily.', 'The crawler reads pages.'],
    ['version', 'Fonctionne avec la dernière version.', 'Fonctionne partout.'],
    ['number', 'At most seven are kept.', 'They are kept.'],
    ['without', 'Aucun compte n’est nécessaire.', 'Le compte est nécessaire.'],
  ] as const)('%s: %s', (kind, giving, other) => {
    expect(givesKind(kind, giving)).toBe(true);
    expect(givesKind(kind, other)).toBe(false);
  });

  test('any text does where no kind is asked for', () => expect(givesKind(null, '')).toBe(true));
});
