import { phrasesIn } from "./voice.tokens.ts";
import type { VoiceCommand } from "./voice.types.ts";

function page(id: string, to: string, ...phrases: string[]): VoiceCommand {
  return { id: `go.${id}`, group: "navigation", to, phrases: phrasesIn(phrases.join(" | ")) };
}

/**
 * Pages by the names that people call them; an application offers those that it has. Verbs that only lead there (« ouvrir »,
 * « consulter ») are the frame of the group; a verb stands here when it makes another page of the same noun (« publier »).
 */
export const pageCommands: readonly VoiceCommand[] = [
  page(
    "home",
    "/",
    "page d’accueil | accueil | retour à l’accueil | aller à l’accueil",
    "page principale | première page du site | début du site",
  ),
  page(
    "dashboard",
    "/dashboard",
    "tableau de bord | dashboard | ouvrir mon tableau de bord | mon espace | mon espace personnel",
  ),
  page(
    "missions",
    "/dashboard/missions",
    "voir les missions | missions | missions à proximité | missions près de chez moi | ouvrir les missions",
    "liste des missions | nouvelles missions | voir les nouvelles missions",
    "{chercher,trouver,rechercher} une mission",
    "missions {autour de moi,près d’ici,par ici,dans le coin,aux alentours,aux environs,alentour,dans le quartier,dans ma ville}",
    "missions {à côté,à côté de chez moi,proches de chez moi,les plus proches,pas loin,à pourvoir,ouvertes,urgentes,du jour,du moment}",
    "missions que je peux faire",
  ),
  page(
    "own-missions",
    "/dashboard/missions?vue=mes",
    "mes missions | voir mes missions | les missions que j’ai publiées | mes missions publiées",
    "combien de missions {j’ai,ai-je} publiées | les missions que {j’ai,je} {publiées,postées,créées,mises en ligne,faites}",
    "mes missions {créées,en ligne,ouvertes,en attente,terminées,passées,à moi} | mes demandes | mes publications",
  ),
  page(
    "compose",
    "/dashboard/missions/poster-une-mission",
    "publier une mission | poster une mission | nouvelle mission | créer une mission",
    "{publier,poster,créer,écrire} {ma,une nouvelle} mission | {mettre,écrire,lancer} une mission",
    "mettre {une,ma} mission en ligne | {j’ai une mission,mission} à publier | demander un {service,coup de main}",
    "{publier,poster,créer} une demande | nouvelle demande | faire une nouvelle mission",
  ),
  page(
    "offers",
    "/dashboard/missions/offres",
    "mes offres | offres envoyées | voir mes offres | mes propositions | offres",
    "{les,mes} offres {que j’ai envoyées,que j’ai faites,reçues,que j’ai reçues,en attente,acceptées,envoyées}",
    "{les,quelles} offres {ai-je envoyées,ai-je faites,ai-je reçues,j’ai faites,j’ai envoyées,j’ai reçues}",
    "liste de mes offres",
  ),
  page(
    "notifications",
    "/dashboard/notifications",
    "notifications | notifications non lues | voir mes notifications | ouvrir les notifications | lire mes notifications",
    "mes notifications {que je n’ai pas lues,pas lues,manquées} | mes alertes",
  ),
  page(
    "security",
    "/dashboard/profil/securite",
    "sécurité | changer mon mot de passe | paramètres de sécurité | sécurité du compte",
    "sécurité de mon compte | changer de mot de passe | page de sécurité | mot de passe",
    "{changer,mettre à jour,choisir,créer,définir} {mon,un,un nouveau,un autre} mot de passe | protéger mon compte",
    "{double authentification,authentification à deux facteurs,validation en deux étapes}",
  ),
  page(
    "settings",
    "/dashboard/parametres",
    "paramètres | ouvrir les paramètres | réglages | page des paramètres",
    "paramètres {généraux,de mon compte,du compte,du site,de l’application}",
  ),
  page(
    "voice-settings",
    "/dashboard/parametres/reconnaissance-vocale",
    "reconnaissance vocale | réglages de la voix | paramètres de la voix | paramètres vocaux",
    "commandes vocales | {régler,configurer} {la voix,ma voix} | {régler,configurer,changer} {la commande vocale,les commandes vocales}",
    "paramètres {de reconnaissance vocale,de la commande vocale,des commandes vocales,de l’assistant vocal,du micro,de la parole,de la synthèse vocale}",
    "{régler,configurer} {la reconnaissance vocale,l’assistant vocal,le micro}",
  ),
  page(
    "messages",
    "/dashboard/messages",
    "messages | messages non lus | voir mes messages | ma messagerie | lire mes messages",
    "{ma,la} boîte {de réception,de messages,à messages} | mes messages {reçus,envoyés,pas lus}",
  ),
  page(
    "profile",
    "/dashboard/profil",
    "mon profil | profil | voir mon profil | mon compte | page de mon compte",
    "{mettre à jour,éditer,compléter,remplir} {mon profil,mes coordonnées,mes informations} | photo de profil | mes coordonnées | mes informations | mes données",
    "mes {informations,données} personnelles | changer mes {coordonnées,informations}",
  ),
  page(
    "favourites",
    "/dashboard/profil/favoris",
    "mes favoris | favoris | voir mes favoris | {mes,les} {jobbeurs,jobeurs} {favoris,préférés}",
    "{ceux,les jobbeurs} que j’ai mis en favoris",
  ),
  page(
    "planning",
    "/dashboard/planning",
    "mon planning | planning | ouvrir mon planning | {mon,un,l’} emploi du temps | mes disponibilités",
    "mon planning {de la semaine,du jour,du mois,d’aujourd’hui,de demain,pour demain,de cette semaine}",
  ),
  page(
    "payments",
    "/dashboard/paiements_et_finances",
    "paiements et finances | mes paiements | mes finances | paiements | finances",
    "mes {revenus,gains} | {mes moyens,moyen} de paiement | paiements {reçus,envoyés,effectués,en attente}",
  ),
  page(
    "invoices",
    "/dashboard/facturation",
    "facturation | mes factures | mes devis | factures | devis | factures et devis",
    "{mes factures,mes devis} {reçus,envoyés,à payer,payés,impayés,en attente}",
  ),
  page(
    "jobi",
    "/dashboard/jobi",
    "mes Jobi | mon solde | solde de Jobi | Jobi | solde | donner mon solde | solde de mes Jobi",
    "combien {j’ai,ai-je} de Jobi | combien de Jobi {ai-je,j’ai,est-ce que j’ai,me reste-t-il,il me reste}",
    "combien {il me reste,me reste-t-il,est-ce qu’il me reste,est-ce que j’ai} de Jobi | {quel est,à combien est} mon solde",
    "ma cagnotte | {acheter,avoir} des Jobi | combien j’ai sur mon solde | nombre de Jobi",
  ),
  page(
    "support",
    "/dashboard/support",
    "support | contacter le support | support client | support technique | assistance | service client | service clients",
    "{contacter,écrire à,parler à,parler avec,discuter avec,demander à,besoin de} {le support,l’assistance,le service client,le support technique,l’équipe de support,l’équipe}",
    "{contacter,écrire à,parler à,parler avec,discuter avec} {quelqu’un,un conseiller,une conseillère,un agent,une personne,un humain,un opérateur,un technicien}",
    "{entrer,mettre} en {contact,relation} avec {le support,l’assistance,le service client,un conseiller,quelqu’un} | équipe de support | {envoyer,écrire,laisser} un {message,mail,courriel} {au support,à l’assistance,au service client}",
    "joindre {le support technique,le service technique} | aide du support",
  ),
  page(
    "faq",
    "/faq",
    "questions fréquentes | foire aux questions | faq | F.A.Q. | la F.A.Q.",
    "questions {les plus,le plus,} {fréquentes,courantes,habituelles,posées}",
    "questions {fréquemment,souvent,couramment,les plus souvent,le plus souvent} posées | questions qu’on pose souvent | questions et réponses | questions réponses",
  ),
  page(
    "login",
    "/login",
    "se connecter | connexion | page de connexion | connecter | identifier | s’identifier",
    "page d’identification | {connecter,connexion,identifier} à {mon compte,mon espace,Jobami} | authentifier",
    "{ouvrir,commencer} {ma,une} session | j’ai déjà un compte | connecter avec mon compte",
  ),
  page(
    "sign-up",
    "/inscription",
    "s’inscrire | inscription | créer un compte | création de compte | ouvrir un compte",
    "page d’inscription | nouveau compte | créer un nouveau compte | {créer,faire} mon compte | faire un compte",
    "{inscrire,inscription} {au site,sur le site,sur la plateforme,gratuitement,gratuite,en ligne} | devenir {membre,jobbeur,jobeur}",
    "{je n’ai pas,je n’ai pas encore} de compte",
  ),
];
