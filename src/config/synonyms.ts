import type {Synonym} from '../content/Synonym';

function alike(...synonyms: [string, string, ...string[]]): Synonym {
  return {objectID: synonyms[0].replaceAll(' ', '-'), type: 'synonym', synonyms};
}

function means(input: string, ...synonyms: [string, ...string[]]): Synonym {
  return {objectID: `means-${input.replaceAll(' ', '-')}`, type: 'oneWaySynonym', input, synonyms};
}

/**
 * What readers of this documentation call otherwise than its pages, by locale: edit it for your own. The search finds by it,
 * answers are found by it, and `npm run index:push` sends it to the hosted index. General words ("delete" for "remove") are
 * known without it, and so are acronyms that a page spells out.
 */
export const synonyms: Record<string, Synonym[]> = {
  en: [
    alike('hotkey', 'keyboard shortcut', 'key binding', 'keyboardShortcuts'),
    alike('csp', 'content security policy'),
    alike('pricing', 'cost', 'subscription'),
    alike('branding', 'logo', 'powered by'),
    alike('localization', 'i18n', 'l10n', 'translations'),
    alike('rtl', 'right to left'),
    alike('single page application', 'spa', 'renderJavaScript', 'client-side rendering'),
    alike('dark theme', 'night mode', 'dark mode'),
    alike('zero records', '0 records', 'no records', 'empty index', 'no results'),
    alike('overlay', 'popup', 'modal', 'dialog'),
    alike('search bar', 'search box', 'search field', 'search input'),
    alike('chatbot', 'chat', 'assistant', 'Ask AI'),
    alike('llm', 'language model', 'model'),
    means('artificial intelligence', 'Ask AI'),
    alike('throttle', 'rate limit', 'rateLimit'),
    alike('auth', 'authentication', 'login', 'password'),
    alike('reindex', 'recrawl', 'new crawl'),
    alike('stats', 'statistics', 'analytics'),
    alike('credentials', 'application ID', 'API key'),
    alike('gdpr', 'privacy', 'personal data'),
    alike('duplicate results', 'duplicates', 'distinct'),
    alike('relevance', 'ranking', 'pageRank'),
    means('byok', 'BYOLLM', 'bring your own'),
    means('openai', 'model', 'provider'),
    means('unpkg', 'CDN'),
    means('jsdelivr', 'CDN'),
    means('typeahead', 'search as you type'),
    means('basic auth', 'login'),
    means('font', 'CSS variables'),
  ],
  fr: [
    alike('raccourci clavier', 'hotkey', 'keyboardShortcuts'),
    alike('csp', 'politique de sécurité du contenu', 'content security policy'),
    alike('tarif', 'prix', 'coût', 'abonnement', 'pricing'),
    alike('logo', 'marque', 'branding', 'powered by'),
    alike('localisation', 'i18n', 'l10n', 'traductions', 'translations'),
    alike('rtl', 'de droite à gauche', 'right to left'),
    alike('application monopage', 'spa', 'single-page application', 'renderJavaScript', 'rendu côté client'),
    alike('mode sombre', 'thème sombre', 'mode nuit', 'dark mode'),
    alike('zéro enregistrement', 'aucun enregistrement', 'index vide', 'aucun résultat'),
    alike('superposition', 'popup', 'modale', 'boîte de dialogue', 'modal'),
    alike('barre de recherche', 'boîte de recherche', 'zone de recherche', 'champ de recherche'),
    alike('chatbot', 'chat', 'assistant', 'Ask AI'),
    alike('llm', 'modèle de langage', 'modèle'),
    means('intelligence artificielle', 'Ask AI'),
    alike('limite de débit', 'rateLimit', 'throttle', 'rate limit'),
    alike('authentification', 'connexion', 'mot de passe', 'login'),
    alike('réindexer', 'réindexation', 'relancer une exploration', 'nouvelle exploration', 'recrawl'),
    alike('stats', 'statistiques', 'analytics'),
    alike('identifiants', 'identifiant de l’application', 'clé d’API', 'credentials'),
    alike('rgpd', 'gdpr', 'confidentialité', 'vie privée', 'données personnelles'),
    alike('résultats en double', 'doublons', 'distinct'),
    alike('pertinence', 'classement', 'pageRank'),
    means('byok', 'BYOLLM', 'votre propre modèle'),
    means('openai', 'modèle', 'fournisseur'),
    means('unpkg', 'CDN'),
    means('jsdelivr', 'CDN'),
    means('autocomplétion', 'à chaque frappe'),
    means('police', 'variables CSS'),
  ],
};
