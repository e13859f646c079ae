import type { CategorySlug } from "@jobami/api/taxonomy";

/** What people ask of each trade before they choose a person, and what helps them choose. */
export const tradeQuestions: Readonly<Record<CategorySlug, { question: string; answer: string }>> = {
  jardinage: {
    question: "Faut-il fournir les outils de jardin\u202f?",
    answer:
      "Beaucoup viennent avec les leurs\u00a0: le profil les énumère. Dites aussi qui emporte les déchets verts.",
  },
  "menage-et-nettoyage": {
    question: "Qui apporte les produits de ménage\u202f?",
    answer:
      "Cela se décide ensemble avant la première venue. Précisez la surface, les sols et les allergies.",
  },
  "garde-d-animaux": {
    question: "Comment préparer la première garde\u202f?",
    answer:
      "Proposez une rencontre avec votre animal, et laissez par écrit ses repas, ses habitudes et le vétérinaire.",
  },
  bricolage: {
    question: "Que préciser avant un petit chantier\u202f?",
    answer:
      "Les dimensions, le type de mur et une photo\u00a0: le jobbeur apporte ainsi les bonnes fixations.",
  },
  "petites-reparations": {
    question: "Que faire en attendant le dépannage\u202f?",
    answer: "Coupez l’eau ou le courant à l’arrivée, prenez une photo, et dites depuis quand dure la panne.",
  },
  "service-en-salle": {
    question: "Combien de personnes faut-il pour servir\u202f?",
    answer:
      "Cela dépend du nombre d’invités et du type de repas\u00a0: donnez les deux, avec les heures de début et de fin.",
  },
  "cuisine-a-domicile": {
    question: "Les courses sont-elles comprises\u202f?",
    answer:
      "Demandez-le avant le menu\u00a0: certains achètent tout, d’autres cuisinent ce que vous avez prévu.",
  },
  "organisation-de-fetes": {
    question: "Combien de temps à l’avance réserver\u202f?",
    answer: "Dès que la date est connue, surtout de mai à septembre\u00a0: les samedis partent les premiers.",
  },
  "aide-aux-demarches": {
    question: "Dois-je donner mes mots de passe\u202f?",
    answer:
      "Non. Tapez-les vous-même, à côté de la personne qui vous aide, et gardez une copie de chaque dossier.",
  },
  secretariat: {
    question: "Le travail peut-il se faire à distance\u202f?",
    answer: "Souvent, oui. Indiquez le volume, le format des documents et le délai souhaité.",
  },
  comptabilite: {
    question: "Quels documents préparer\u202f?",
    answer:
      "Vos relevés, vos factures et la déclaration de l’an dernier. Vous restez responsable de ce que vous déclarez.",
  },
  "demenagement-et-transport": {
    question: "Que faut-il dire avant un déménagement\u202f?",
    answer: "L’étage, l’ascenseur, les meubles lourds et la place pour se garer, aux deux adresses.",
  },
  livraison: {
    question: "Comment payer les achats\u202f?",
    answer: "Convenez-en avant\u00a0: le ticket de caisse fait foi, et le prix du service se paie à part.",
  },
  chauffeur: {
    question: "La personne attend-elle pendant le rendez-vous\u202f?",
    answer: "Si vous le souhaitez, oui\u00a0: dites l’heure de retour prévue, elle compte dans le prix.",
  },
  "reseaux-sociaux": {
    question: "À qui appartiennent les contenus créés\u202f?",
    answer: "Écrivez-le dans l’accord\u00a0: qui publie, sous quel nom, et ce que vous pourrez réutiliser.",
  },
  redaction: {
    question: "Que fournir pour un texte\u202f?",
    answer: "Le sujet, la longueur, un exemple que vous aimez et la date à laquelle il doit être prêt.",
  },
  distribution: {
    question: "Comment savoir que la distribution est faite\u202f?",
    answer: "Convenez d’un plan de rues et d’un point à mi-parcours, avec quelques photos.",
  },
  "cours-et-soutien-scolaire": {
    question: "Comment se passe le premier cours\u202f?",
    answer: "Il sert à faire le point\u00a0: préparez le cahier, les derniers contrôles et ce qui bloque.",
  },
  "coaching-et-conseils": {
    question: "Combien de séances faut-il\u202f?",
    answer: "Fixez un but et un nombre de séances dès la première, et refaites le point à mi-chemin.",
  },
  "formation-adulte": {
    question: "Faut-il déjà s’y connaître\u202f?",
    answer:
      "Non. Dites ce que vous savez faire et ce que vous voulez savoir faire\u00a0: la suite s’en déduit.",
  },
  informatique: {
    question: "Mes données sont-elles en sécurité\u202f?",
    answer:
      "Faites une sauvegarde avant toute réparation, ou demandez-la, et restez présent pendant le travail.",
  },
  "sites-web": {
    question: "Qui garde les accès au site\u202f?",
    answer: "Vous\u00a0: le nom de domaine et l’hébergement doivent être à votre nom.",
  },
  "aide-au-numerique": {
    question: "Peut-on apprendre à son rythme\u202f?",
    answer: "Oui, chez vous et sur votre appareil. Notez vos questions avant la venue.",
  },
  musique: {
    question: "Faut-il avoir un instrument\u202f?",
    answer: "Pour la première séance, certains en prêtent un\u00a0: le profil ou un message vous le dira.",
  },
  "photo-et-video": {
    question: "Quand reçoit-on les images\u202f?",
    answer: "Convenez du délai, du nombre de photos retouchées et de l’usage que vous pourrez en faire.",
  },
  "animation-pour-enfants": {
    question: "Un adulte doit-il rester\u202f?",
    answer: "Oui, l’animation ne remplace pas la surveillance. Dites l’âge et le nombre des enfants.",
  },
};
