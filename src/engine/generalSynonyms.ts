import {stem} from './stem';

/** Words that documentation and its readers use for the same thing, a group a line. */
const GROUPS: Record<string, string> = {
  en: `
    remove delete uninstall drop hide strip
    cost price free pay charge billing fee money
    phone mobile smartphone touch small android ios
    color colour palette
    behavior behaviour
    approve accept verdict qualify eligible
    refuse reject decline deny
    verify validate prove proof confirm ownership
    store save persist storage
    trigger launch run begin
    stop cancel abort pause
    close exit leave dismiss destroy unmount
    shortcut hotkey key keyboard
    language locale translation internationalization multilingual
    image picture icon
    login password authentication auth protected signin sso
    replace successor substitute
    upgrade update migrate move
    wide high
    small narrow dense low
    error fail failure broken
    limit cap
    customize adapt override
    edit modify
    disable off
    enable activate
    fast performance speed latency
    slow performance delay
    delay debounce pause throttle
    duplicate twice double copy
    folder directory path
    whitelist permit
    forbid block prohibit
    filter narrow restrict facet limit
    dark theme night
    server endpoint backend
    answer reply response
    result hit
    page document
    dialog modal popup overlay window
    website site
    host domain subdomain
    link url address
    frequency schedule interval weekly cron
    manual hand
    crawl scrape scan visit
    crawler scraper spider bot
    exclude ignore skip omit hidden
    include add contain
    debug troubleshoot diagnose inspect
    absent lack lost
    empty blank
    valid lifetime expire
    wildcard pattern glob
    token credential pass
    credential key secret
    public publish expose
    install setup package
    prerequisite condition
    event callback hook listener
    analytics statistics stats insights track
    click choose select pick
    style css design
    former legacy deprecated obsolete retired
    text wording string label
    field input box
    field attribute property
    argument parameter
    title heading headline
    permission acl
    sample snippet block
    rank order boost priority
    logo brand attribution
    setting configuration
    optional voluntary
    favorite bookmark starred
    conversation chat thread
    model llm
    provider vendor
    feedback rating thumb vote
    source citation reference
    placeholder hint
    manual guide tutorial
    documentation docs
    accessibility a11y wcag
    offline pwa
    stream sse
    rtl direction
    mount render attach insert
    open display
    weight size bytes
    count number total amount
    split cut divide chunk
    merge join combine
    typo misspelling spelling
    restart reload refresh
    team member colleague
    company organization business
    reader visitor user
    privacy policy terms gdpr
    quota limit allowance
    trial preview demo
    playground sandbox demo
    production live deployed
    deploy release publish
    navbar header top
    footer bottom
    sidebar panel
    menu navigation
    highlight mark emphasis
    truncate shorten cut ellipsis
    excerpt snippet
    propose recommend
    plugin extension adapter integration
    generator framework
    benefit advantage gain
    drawback limitation disadvantage
    tip advice recommendation
    trap pitfall
    keyword term word
    callback hook function
    wrapper container element
    retrieve fetch load
    request call query
    batch bulk
    temporary staging
    backup copy
    outage down unavailable
    timeout expire silence
    header field
    stored kept saved
    answer quote
    connect link attach
    length duration lifetime
    wide width
    tall high height
    deep depth nested
    age date
    rounded radius corner
    letter character
    number digit count
    price plan tier
    buy purchase order subscribe
    throw discard remove
    remove delete
    revert undo restore reset rollback
    recover restore
    fix repair solve resolve cure
    crash fail abort
    incorrect invalid
    strange unexpected
    avoid prevent protect
    accident unintentional
    danger risk security secure
    secret private confidential
    share publish
    notify report alert message
    complain report warn
    warning caution
    specify declare
    individual apart
    repeat duplicate
    identical equal
    unlike differ
    compare versus
    choice alternative
    another alternative
    extra additional further
    part piece section portion
    begin initial
    finish done
    latest newest
    earlier former
    order sequence
    list table overview
    appearance style
    insert add
    position location
    located hosted stored
    attach append
    combine merge
    swap replace exchange
    switch toggle
    press hit
    push send
    read parse load
    write create generate
    produce generate emit output
    build compile bundle
    minify compress shrink
    pack archive
    download fetch
    upload send
    import include
    export output
    ship include bundle
    version release edition
    stylesheet css style
    markup html tag
    script code javascript
    terminal shell console command
    flag argument
    variable environment
    value setting
    constant fixed
    cache memory
    disk storage
    machine computer host
    network connection
    person user
    admin administrator owner
    beginner newcomer
    cookie consent
    banner bar
    tab window
    screen display view
    scroll overflow
    input entered
    enter submit
    ask query
    detail reference
    term glossary
    pipeline ci automation
    monorepo workspace
    module package library dependency
    polyfill shim
    mock fake virtual stub
    test check
    measure metric
    log output print
    job task run
    thread process worker
    parallel concurrent
    async asynchronous promise
    optional default
    fallback default`,
  fr: `
    supprimer enlever retirer effacer oter vider desinstaller
    masquer cacher
    combien nombre
    duree temps delai longtemps longueur
    attendre attente delai patienter
    taille grandeur largeur hauteur dimension
    poids octet taille leger lourd
    garder conserver stocker enregistrer memoriser sauvegarder retenir
    choisir selectionner cliquer
    autoriser permettre accorder
    interdire bloquer refuser empecher
    refuser rejeter
    accepter approuver admettre eligible critere
    valider verifier confirmer prouver preuve propriete controler
    envoyer transmettre publier
    recevoir obtenir recuperer
    afficher montrer voir visible apparaitre
    raison cause pourquoi
    visiteur lecteur utilisateur internaute
    exclure ignorer omettre sauter
    inclure ajouter contenir
    explorer indexer parcourir passer
    exploration crawl indexation passage
    crawler robot explorateur
    recent historique
    demande requete question appel
    candidature demande dossier inscription
    candidater postuler demander inscrire
    reponse resultat
    prix cout gratuit payer tarif payant facture argent
    telephone mobile smartphone portable tactile android ios
    langue locale traduction traduire internationalisation multilingue
    erreur echec probleme panne
    casse plante fonctionner marcher
    limite maximum plafond
    minimum moins
    limiter restreindre filtrer
    installer ajouter paquet
    configurer parametrer regler
    reglage option configuration parametre
    changer modifier adapter personnaliser
    desactiver couper eteindre
    activer allumer
    aide support contact assistance
    contacter joindre ecrire
    site domaine hote
    fenetre dialogue modale popup superposition
    ouvrir lancer afficher
    fermer quitter
    demarrer commencer lancer declencher
    arreter annuler interrompre pause
    lien adresse url
    remplacer successeur
    migrer passer
    version edition publication
    touche raccourci clavier
    couleur theme style
    style apparence css design
    sombre nuit noir
    ancien obsolete precedent
    nouveau recent dernier
    cle jeton identifiant
    jeton cle acces
    expirer valable perime validite
    secret prive confidentiel
    public expose visible publie
    partager publier
    image icone
    connexion authentification connecter authentifier
    proteger restreint prive intranet
    rapide vite performance vitesse
    lent performance lenteur
    doublon double identique repete
    copier dupliquer
    dossier repertoire chemin
    serveur dorsal
    menu navigation
    panneau lateral volet
    entete haut
    pied bas
    frequence souvent calendrier programmation horaire cron
    manuel main
    depanner diagnostiquer deboguer
    absent manquer perdu disparaitre
    vide aucun rien
    motif joker glob
    evenement rappel ecouteur
    statistique analyse suivi mesure
    texte libelle intitule chaine
    champ barre zone saisie
    attribut propriete champ
    titre rubrique entete
    droit permission
    exemple modele extrait
    classement ordre tri trier priorite pertinence
    logo marque mention
    obligatoire necessaire requis
    facultatif optionnel
    favori epingle signet
    conversation discussion chat echange
    assistant chat robot
    modele llm
    fournisseur prestataire
    avis note pouce vote
    source citation reference
    guide tutoriel manuel
    accessibilite a11y
    monter rendre inserer
    morceau decoupe partie
    fusionner reunir combiner
    faute frappe coquille orthographe
    recharger rafraichir relancer
    relancer recommencer nouveau
    equipe membre collegue
    entreprise societe organisation
    confidentialite vie rgpd
    quota limite
    essayer essai tester demo
    production ligne
    deployer publier
    surligner marquer
    tronquer couper raccourcir
    suggerer proposer
    extension greffon plugin integration
    generateur framework
    compatible accepte
    avantage benefice
    inconvenient limite
    conseil recommandation astuce
    erreur piege
    conteneur enveloppe element
    rattraper reessayer
    indisponible panne hors
    repondre reponse
    grand large
    petit etroit
    profond imbrique niveau
    rond arrondi coin
    lettre caractere
    chiffre nombre
    reparer corriger resoudre
    incorrect faux invalide mauvais
    eviter prevenir
    securite sur danger risque
    prevenir avertir alerter notifier
    dire indiquer preciser
    pouvoir possible
    separe distinct propre
    difference comparer
    autre alternative
    entier complet tout
    debut commencement premier
    fin dernier
    ensuite apres suivant
    liste tableau apercu
    place position emplacement
    heberge stocke
    basculer alterner
    lire charger
    ecrire creer rediger
    creer generer produire
    compiler construire
    telecharger recuperer
    importer inclure
    feuille css style
    code script javascript
    terminal commande console
    variable environnement
    cache memoire
    reseau connexion
    administrateur proprietaire
    cookie consentement
    bandeau annonce
    onglet fenetre
    ecran affichage
    taper saisir ecrire
    expliquer decrire
    detail reference
    terme definition glossaire
    signifier vouloir
    bibliotheque paquet dependance module
    droite gauche`,
};

const tables = new Map<string, ReadonlyMap<string, readonly string[]>>();

function tableOf(language: string): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const line of (GROUPS[language] ?? '').trim().split('\n')) {
    const group = line.trim().split(' ');
    for (const word of group) {
      const key = stem(word, language);
      table.set(key, [...(table.get(key) ?? []), ...group.filter(other => other !== word)]);
    }
  }
  tables.set(language, table);
  return table;
}

/** Returns words that may stand in a passage for a folded term of a question (English and French). */
export function synonymsOf(term: string, language: string): readonly string[] {
  const short = language.slice(0, 2);
  return tableOf(short).get(stem(term, short)) ?? [];
}
