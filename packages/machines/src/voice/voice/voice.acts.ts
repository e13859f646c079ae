import { phrasesIn } from "./voice.tokens.ts";
import type { VoiceCommand, VoiceCommandGroup } from "./voice.types.ts";

function act(id: string, group: VoiceCommandGroup, ...phrases: string[]): VoiceCommand {
  return { id, group, phrases: phrasesIn(phrases.join(" | ")) };
}

/** Verbs and objects that several commands are made of. */
const read = "{lire,écouter,entendre,lecture de}";
const chosen = "{sélectionné,que j’ai sélectionné,que j’ai choisi}";
const part = "{texte,paragraphe,élément,passage,bloc,partie,section}";
const field = "{le champ,la zone de texte,la zone de saisie}";
const written = "ce que {j’ai,je viens d’} {écrit,saisi,tapé,noté,écrire,saisir,taper}";
const further = "{d’un cran,d’une page,davantage,légèrement,doucement,plus,encore plus}";

const openIt = "{ouvrir,voir,afficher,choisir,sélectionner,cliquer sur,aller sur,aller à}";
const listed =
  "{,mission,annonce,message,conversation,résultat,élément,lien,notification,offre,proposition,demande,facture,devis,avis,client,jobbeur,service,article,ligne,de la liste}";
const nth = (ordinals: string) => `${openIt} {${ordinals}} ${listed}`;

/** What can be done on whatever page, by what people call it; the first is the one shown. */
export const actCommands: readonly VoiceCommand[] = [
  act("open.first", "here", nth("le premier,la première"), "ouvrir le premier de la liste"),
  act(
    "open.second",
    "here",
    nth("le deuxième,la deuxième,le second,la seconde"),
    "ouvrir le deuxième de la liste",
  ),
  act("open.third", "here", nth("le troisième,la troisième"), "ouvrir le troisième de la liste"),
  act("open.last", "here", nth("le dernier,la dernière"), "ouvrir le dernier de la liste"),
  act(
    "go.back",
    "navigation",
    "page précédente | retour | revenir en arrière | page d’avant | retour arrière | en arrière",
    "revenir | retourner | reculer | faire {retour,marche arrière,machine arrière,un pas en arrière} | écran {précédent,d’avant}",
    "{retour,retourner,revenir} d’où je viens | page où j’étais {avant,} | {retour,revenir} à ce que je voyais avant",
  ),
  act(
    "go.forward",
    "navigation",
    "page suivante | aller en avant | page d’après | en avant | avancer | écran {suivant,d’après} | avancer d’une page",
  ),
  act(
    "page.reload",
    "navigation",
    "recharger la page | actualiser la page | recharger | recharger {l’écran,le site,le contenu,l’affichage,l’onglet}",
    "{mettre,mise,remettre} à jour {la page,l’écran,l’affichage} | relancer la page | recharger ça | charger {à nouveau,de nouveau,encore} la page",
  ),
  act(
    "read.page",
    "reading",
    "lire la page | lis la page | lecture de la page | lecture | commencer {la lecture,à lire,la lecture de la page}",
    `lire | lire tout | ${read} {la page,le contenu,le texte} | ${read} {le contenu de la page,le texte de la page}`,
    `${read} ce {qu’il y a,qui est écrit,qui est affiché,que tu vois} {,sur la page,à l’écran,sur l’écran,sur cette page,là,ici}`,
    `${read} {l’écran,la page entière,toute la page,la page en entier,la page complète,depuis le début,du début,le contenu de l’écran}`,
    "commencer à lire {la page,le texte} | lire {ça,ceci,cela} | faire la lecture {de la page,}",
  ),
  act(
    "read.title",
    "reading",
    "lire le titre | lis le titre | {quel est,} le nom de {la,cette} page | {quel est,} le titre | titre de la page | quelle page",
    "où suis-je | où je suis | je suis où | où est-ce que je suis | on est où | où est-on | où on est | où sommes-nous | où on en est",
    "{sur quelle page,à quelle page,dans quelle page,dans quelle rubrique,dans quelle section,sur quel écran,à quel endroit} {suis-je,je suis,est-ce que je suis,sommes-nous,est-on,on est,nous sommes,je me trouve}",
    "{je suis,on est,nous sommes} {sur quelle page,à quelle page,dans quelle rubrique,à quel endroit} | {je suis,on est} où {là,exactement}",
    "quelle est {cette,la} page | quelle page est-ce | c’est quelle page | c’est quoi {cette,la} page | comment s’appelle {cette,la} page",
  ),
  act(
    "read.headings",
    "reading",
    "lire les titres | plan de la page | sommaire de la page | les titres | titres de la page | sommaire | le plan",
    "{lire,lister,écouter} les en-têtes | en-têtes de la page | quels titres | lister les titres | quels sont les titres | {grands titres,sous-titres,tous les titres} {,de la page}",
    "{structure,table des matières,sections,parties,grandes parties,différentes parties} de la page | table des matières | les sections",
    "de quoi parle {la,cette} page | {qu’est-ce qu’il y a,que contient,qu’y a-t-il} {sur,dans} {cette,la} page",
  ),
  act(
    "read.selection",
    "reading",
    "lire la sélection | lis la sélection | lire le texte sélectionné | la sélection",
    `${read} {ce,la partie,le texte,le passage,le paragraphe,la phrase,les mots,l’extrait,le morceau} ${chosen}`,
    `${read} {ce qui est,la partie qui est,le texte qui est} sélectionné | ${read} {ma,la} sélection`,
  ),
  act(
    "read.pause",
    "reading",
    "pause | {mettre,mise} en pause {,la lecture,la voix} | suspendre {,la lecture} | mettre {pause,la pause,la lecture en pause}",
    "petite pause | faire {une,la} {pause,petite pause,courte pause}",
    "pause {lecture,de la lecture}",
  ),
  act(
    "read.resume",
    "reading",
    "reprendre la lecture | reprendre | continuer | {continuer,reprise de} la lecture | continuer la lecture {de,} la page",
    "{continuer,reprendre} {ta lecture,le texte,à lire,de lire,où tu en étais,là où tu en étais,où tu t’es arrêté,là où tu t’es arrêté,où on en était,où tu t’étais arrêté}",
    `${read} la suite | {la suite,lire la suite} {de la page,du texte} | remettre {la lecture,en lecture,la lecture en route,la lecture en marche} | enlever la pause`,
    "{fin,sortir} de {la,} pause",
  ),
  act(
    "read.skip",
    "reading",
    "passer | passer au texte suivant | {passer,sauter} {au suivant,à la suite} | sauter | {le,au} suivant | suivant",
    `{passer,sauter,ignorer} {ce,cette,un,une,le,la} ${part} | {passer,sauter} {à l’,au} ${part} suivant | ${part} suivant`,
    `lire {le,la} ${part} suivant | lire {ce qui suit,le suivant} | {passer,sauter} {celui-là,celui-ci,celle-là,celle-ci}`,
  ),
  act(
    "scroll.down",
    "scrolling",
    "descendre | {,continuer} {défiler,} vers le bas | plus bas | défiler | faire défiler | descendre plus bas | bas",
    `défilement vers le bas | {descendre,défiler} ${further} | {descendre,baisser} la page | voir {en dessous,la suite en dessous}`,
    "{ce qu’il y a,ce qui est,ce qui se trouve} {en dessous,plus bas} | en dessous",
  ),
  act(
    "scroll.up",
    "scrolling",
    "monter | défiler vers le haut | plus haut | remonter | vers le haut | haut",
    `défilement vers le haut | monter ${further} | monter {la page,plus haut} | {voir,} au-dessus`,
    "{ce qu’il y a,ce qui est,ce qui se trouve} {au-dessus,plus haut}",
  ),
  act(
    "scroll.top",
    "scrolling",
    "haut de la page | tout en haut | début de la page | en haut | début | début du texte | sommet de la page",
    "{monter,aller,revenir} {complètement,entièrement,à fond,au maximum,jusqu’au bout} en haut | monter {complètement,entièrement,à fond,au maximum,jusqu’au bout}",
    "{tout,} {au début,au sommet} {,de la page} | {aller,revenir} au {tout début,point de départ}",
  ),
  act(
    "scroll.bottom",
    "scrolling",
    "bas de la page | tout en bas | fin de la page | en bas | aller à la fin | pied de page | tout à la fin | fin du texte | bout de la page",
    "{descendre,aller} {complètement,entièrement,à fond,au maximum,jusqu’au bout} {,en bas} | aller {au bout,jusqu’à la fin,jusqu’au bout}",
    "descendre {à la fin,jusqu’à la fin}",
  ),
  act(
    "list.buttons",
    "lists",
    "lister les boutons | quels boutons | liste des boutons | les boutons | nom des boutons",
    "{quels boutons,sur quoi} {puis-je,je peux,est-ce que je peux,peut-on} {cliquer,appuyer} | quels boutons {je peux,puis-je} {utiliser,presser} | sur quels boutons {puis-je,je peux,est-ce que je peux} {cliquer,appuyer,utiliser}",
  ),
  act(
    "list.links",
    "lists",
    "lister les liens | quels liens | liste des liens | les liens | {les,} hyperliens | nom des liens",
    "{quels liens,sur quels liens} {puis-je,je peux,est-ce que je peux} {cliquer,ouvrir,suivre}",
  ),
  act(
    "list.fields",
    "lists",
    "lister les champs | quels champs | liste des champs | les champs",
    "{quels champs,qu’est-ce que,que} {dois-je,je dois,il faut,faut-il,puis-je,je peux} {remplir,compléter,saisir}",
    "champs {à remplir,à compléter,à saisir,obligatoires,du formulaire} | {les,} zones de {saisie,texte}",
  ),
  act(
    "form.next",
    "forms",
    "champ suivant | passer au champ suivant | champ {d’après,qui suit} | avancer d’un champ",
  ),
  act(
    "form.previous",
    "forms",
    "champ précédent | {revenir,remonter} au champ précédent | champ {d’avant,qui précède} | revenir un champ en arrière | {revenir,reculer,remonter} d’un champ",
  ),
  act(
    "form.clear",
    "forms",
    `effacer le champ | effacer ${field} | effacer {le contenu,le texte,la saisie,ma saisie,ma réponse} | effacer tout`,
    `effacer {le contenu,le texte} de ${field} | effacer ${written} {,dans le champ}`,
    "effacer {tout le texte,tout le contenu,tout le champ} | remettre {le champ,la case} {à zéro,à vide} | réinitialiser le champ",
  ),
  act(
    "form.submit",
    "forms",
    "envoyer le formulaire | valider le formulaire | valider | envoyer",
    "{envoyer,enregistrer,confirmer} {le formulaire,la saisie,ma saisie,les réponses,mes réponses,ma réponse,les données,mes données,les informations,mes informations,les modifications,mes modifications}",
    "enregistrer | confirmer | finaliser le formulaire | bouton {envoyer,valider}",
  ),
  act(
    "form.errors",
    "forms",
    "lire les erreurs | quelles erreurs | erreurs du formulaire | les erreurs | erreurs {de,} saisie",
    "{quelles,lister,lire} les fautes | erreurs {que j’ai,j’ai} faites | {quelles,les} erreurs {ai-je,j’ai,y a-t-il,il y a} {faites,} | qu’est-ce qui ne va pas {dans le formulaire,dans ma saisie}",
    "{quelle est,où est} {l’erreur,mon erreur} | mes erreurs | erreurs {à corriger,sur la page} | {ce que,qu’est-ce que} j’ai mal {rempli,saisi,écrit} | {qu’est-ce que,que} {je dois,dois-je} corriger",
  ),
  act(
    "help",
    "help",
    "aide | {la,} liste des commandes | donner les commandes | de l’aide",
    "besoin d’aide | aider moi | m’aider | au secours | à l’aide | SOS",
    "{que puis-je,que peut-on,qu’est-ce que je peux,qu’est-ce qu’on peut,que pouvons-nous} {dire,demander,faire,te dire,te demander,vous demander,vous dire} {,ici,sur cette page}",
    "{que sais-tu,qu’est-ce que tu sais,que peux-tu,qu’est-ce que tu peux,que pouvez-vous,qu’est-ce que vous pouvez,que savez-vous,tu sais,tu peux} faire {,pour moi}",
    "{tu peux,tu sais,qu’est-ce que tu peux,qu’est-ce que tu sais} faire quoi {,pour moi} | je peux {dire,demander,faire} quoi | quoi dire | que dire",
    "{afficher,lire,lister} les commandes {,vocales,disponibles} | {quelles,toutes les} commandes {,vocales,disponibles,vocales disponibles} | les commandes {disponibles,vocales disponibles}",
    "{quelles sont les,liste des} commandes {,vocales,disponibles,vocales disponibles,que je peux utiliser,que je peux dire}",
    "{quelles,les} commandes {puis-je,je peux,est-ce que je peux,qu’on peut,peut-on} {dire,utiliser,donner}",
    "comment {ça marche,ça fonctionne,utiliser la voix,utiliser les commandes,te parler,te commander,parler à l’assistant}",
    "je ne sais pas quoi dire | guide d’utilisation",
  ),
  act(
    "stop",
    "stop",
    "stop | arrêter | silence | chut | se taire | ça suffit | {ne,} lis plus | {ne,} parle plus | ferme-la | plus un mot",
    "arrêter {la lecture,ta lecture,de lire,de parler,ça,cela,tout,la voix,la lecture de la page} | taire toi | {tu peux,} taire",
    "{ne parlez,ne lisez} plus | arrête-toi | {garder,faire} {le,} silence",
  ),
  act(
    "stop.listening",
    "stop",
    "arrêter l’écoute | ne plus écouter | arrêter le micro | couper le micro",
    "{n’écoute,ne m’écoute,n’écoutez,ne m’écoutez,n’entends} plus | ne {plus,} {m’écouter,écouter} plus",
    "{arrêter,couper} {l’écoute,d’écouter,de m’écouter,de nous écouter,la reconnaissance vocale,la reconnaissance,la commande vocale,les commandes vocales,le contrôle vocal,l’assistant vocal,l’assistant,la dictée}",
    "mettre le micro en veille | sans micro",
  ),
];
