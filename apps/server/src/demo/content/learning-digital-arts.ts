import type { MissionIdeas } from "./idea.ts";

/** Lessons and advice, digital help, music, pictures and entertainment. */
export const learningDigitalArts = {
  "aide-aux-devoirs": [
    {
      title: "Aide aux devoirs pour une élève de sixième",
      description:
        "Deux soirs par semaine, une heure. Surtout l’organisation du cartable et la lecture des consignes.",
      euros: 16,
      budgetType: "horaire",
      moment: "soir",
    },
    {
      title: "Accompagner deux frères en CE2 et CM1",
      description:
        "De seize heures trente à dix-huit heures le lundi, goûter compris. L’école est à cinq minutes à pied.",
      euros: 15,
      budgetType: "horaire",
      moment: "apres-midi",
    },
    {
      title: "Préparer le brevet en français",
      description: "Six séances avant l’épreuve. Ma fille lit beaucoup mais perd ses moyens en rédaction.",
      euros: 120,
    },
  ],
  mathematiques: [
    {
      title: "Cours de mathématiques niveau première",
      description:
        "Une heure le mercredi, fonctions et probabilités. Il comprend en cours mais n’ose pas poser de questions.",
      euros: 25,
      budgetType: "horaire",
      moment: "apres-midi",
    },
    {
      title: "Remise à niveau avant un concours",
      description:
        "Pourcentages, proportionnalité et problèmes, pour un concours de la fonction publique. Dix heures à répartir.",
      euros: 200,
    },
    {
      title: "Stage de maths pendant les vacances",
      description: "Cinq matinées pour une élève de quatrième qui veut repartir du bon pied.",
      euros: 180,
      moment: "matin",
    },
  ],
  langues: [
    {
      title: "Conversation en anglais avant un voyage",
      description: "Huit rencontres d’une heure autour d’un café. Je lis bien mais je n’arrive pas à parler.",
      euros: 20,
      budgetType: "horaire",
      moment: "soir",
    },
    {
      title: "Espagnol pour débutante motivée",
      description: "J’apprends seule depuis trois mois et j’ai besoin qu’on corrige ma prononciation.",
      euros: 18,
      budgetType: "horaire",
    },
    {
      title: "Soutien en allemand pour un collégien",
      description: "Déclinaisons et vocabulaire, une heure le samedi matin à la médiathèque.",
      euros: 20,
      budgetType: "horaire",
      moment: "matin",
    },
  ],
  "recherche-d-emploi": [
    {
      title: "Refaire mon CV après vingt ans en usine",
      description:
        "Je change de métier et je ne sais pas comment présenter mon parcours. Deux séances suffiraient.",
      euros: 60,
    },
    {
      title: "Préparer deux entretiens d’embauche",
      description:
        "Postes d’assistante de gestion. J’aimerais m’entraîner à voix haute et recevoir des retours francs.",
      euros: 50,
      moment: "apres-midi",
    },
  ],
  "sport-et-bien-etre": [
    {
      title: "Reprendre la course à pied en douceur",
      description:
        "Un accompagnement de six semaines après une longue pause. Deux séances par semaine au bord de l’eau.",
      euros: 25,
      budgetType: "horaire",
      moment: "matin",
    },
    {
      title: "Gymnastique douce pour trois voisines",
      description:
        "Nous avons entre 68 et 75 ans et un grand salon. Équilibre et souplesse, le vendredi matin.",
      euros: 35,
      moment: "matin",
    },
  ],
  bureautique: [
    {
      title: "Apprendre les bases du tableur",
      description: "Formules, tri et mise en page pour suivre mes ventes. Quatre séances d’une heure.",
      euros: 90,
    },
    {
      title: "Mise en page d’un rapport de stage",
      description:
        "Sommaire automatique, notes et légendes. Je veux savoir le refaire seule la prochaine fois.",
      euros: 35,
      moment: "soir",
    },
  ],
  "conversation-en-langue": [
    {
      title: "Parler français pour une nouvelle arrivante",
      description:
        "Elle vient d’Ukraine et connaît la grammaire. Une promenade et une heure de conversation par semaine.",
      euros: 15,
      budgetType: "horaire",
      moment: "apres-midi",
    },
    {
      title: "Échanger en italien une fois par semaine",
      description: "Niveau intermédiaire, sujets libres, cuisine et cinéma de préférence.",
      euros: 17,
      budgetType: "horaire",
      moment: "soir",
    },
  ],
  "depannage-d-ordinateur": [
    {
      title: "Ordinateur portable devenu très lent",
      description:
        "Cinq ans d’âge, dix minutes pour démarrer. Sauvegarder mes photos avant toute intervention, s’il vous plaît.",
      euros: 50,
    },
    {
      title: "Récupérer des fichiers d’un disque externe",
      description: "Le disque est reconnu une fois sur deux. Surtout des photos de famille, aucune urgence.",
      euros: 80,
    },
    {
      title: "Réinstaller un poste après un virus",
      description:
        "Petit bureau associatif, un seul poste. Il faut aussi nous expliquer les bons gestes pour la suite.",
      euros: 75,
    },
  ],
  "installation-et-reseau": [
    {
      title: "Installer une imprimante et un répéteur",
      description:
        "La connexion ne va pas jusqu’au bureau du fond. Matériel acheté, deux ordinateurs et trois téléphones à relier.",
      euros: 55,
    },
    {
      title: "Brancher une nouvelle box et les téléphones",
      description: "Passage à la fibre la semaine dernière, plus rien ne fonctionne depuis. Maison à étage.",
      euros: 45,
      moment: "soir",
    },
  ],
  "creation-de-site": [
    {
      title: "Site simple pour un gîte rural",
      description:
        "Cinq pages, photos, tarifs et formulaire de contact. Textes prêts, nom de domaine déjà réservé.",
      euros: 450,
    },
    {
      title: "Page de présentation pour une sophrologue",
      description: "Une page claire, lisible sur téléphone, avec horaires et plan d’accès.",
      euros: 250,
    },
  ],
  "mise-a-jour": [
    {
      title: "Mettre à jour le site d’une chorale",
      description: "Nouveau calendrier de concerts, photos et liste des choristes. Environ trois heures.",
      euros: 60,
    },
    {
      title: "Corriger un formulaire de contact en panne",
      description: "Les messages n’arrivent plus depuis un mois. Accès à l’hébergement fournis.",
      euros: 70,
    },
  ],
  "smartphone-et-tablette": [
    {
      title: "Apprivoiser mon premier smartphone",
      description: "Appels, messages, photos et appels vidéo avec mes petits-enfants. Patience bienvenue.",
      euros: 18,
      budgetType: "horaire",
      moment: "matin",
    },
    {
      title: "Passer d’un ancien téléphone à un nouveau",
      description: "Contacts, messages et photos à transférer sans rien perdre. Les deux appareils marchent.",
      euros: 30,
    },
  ],
  "photos-et-sauvegardes": [
    {
      title: "Numériser deux albums de photos anciennes",
      description: "Environ 240 photos collées, à ne pas décoller. Rangement par année si c’est possible.",
      euros: 130,
    },
    {
      title: "Trier 8 000 photos et les sauvegarder",
      description: "Doublons à enlever, dossiers par événement et copie sur un disque externe fourni.",
      euros: 20,
      budgetType: "horaire",
    },
  ],
  "cours-d-instrument": [
    {
      title: "Premiers cours de guitare pour un adulte",
      description: "Guitare folk achetée, envie de jouer trois chansons avant l’été. Une heure par semaine.",
      euros: 25,
      budgetType: "horaire",
      moment: "soir",
    },
    {
      title: "Piano à la maison pour deux sœurs",
      description: "Sept et dix ans, demi-heure chacune le mercredi. Piano numérique à touches lestées.",
      euros: 30,
      budgetType: "horaire",
      moment: "apres-midi",
    },
  ],
  "animation-musicale": [
    {
      title: "Accordéon pour un thé dansant",
      description: "Foyer de quartier, une soixantaine de danseurs. Deux heures, valses et chansons connues.",
      euros: 160,
      moment: "apres-midi",
    },
    {
      title: "Duo acoustique pour un vin d’honneur",
      description:
        "Une heure et demie en extérieur, électricité à proximité. Répertoire français et un peu de jazz.",
      euros: 300,
      moment: "apres-midi",
    },
  ],
  reportage: [
    {
      title: "Photos d’un mariage civil",
      description:
        "Une heure à la mairie et une heure au parc, trente photos retouchées. Vingt invités seulement.",
      euros: 240,
      moment: "matin",
    },
    {
      title: "Portraits pour une équipe de huit personnes",
      description: "Fond neutre dans nos locaux, deux portraits par personne. Rendu sous dix jours.",
      euros: 190,
    },
  ],
  "montage-video": [
    {
      title: "Monter le film d’un voyage en famille",
      description: "Trois heures de rushs pris au téléphone, film final de dix minutes avec musique libre.",
      euros: 120,
    },
    {
      title: "Montage d’un spectacle de fin d’année",
      description: "Deux caméras fixes, une heure vingt. Générique et chapitres par classe de danse.",
      euros: 150,
    },
  ],
  "magie-et-clown": [
    {
      title: "Magicien pour un arbre de Noël",
      description:
        "Quarante-cinq minutes devant trente enfants de trois à neuf ans. Scène et micro sur place.",
      euros: 220,
      moment: "apres-midi",
    },
    {
      title: "Clown doux pour un goûter de quatre ans",
      description: "Huit petits, certains sont impressionnables. Bulles, ballons et chansons, pas de sirène.",
      euros: 90,
      moment: "apres-midi",
    },
  ],
  "ateliers-creatifs": [
    {
      title: "Atelier poterie pour six enfants",
      description: "Deux heures dans notre cour, argile sans cuisson. Tables et tabliers fournis.",
      euros: 95,
      moment: "matin",
    },
    {
      title: "Fabriquer des masques de carnaval",
      description:
        "Centre de loisirs, quinze enfants, matériel de récupération à disposition. Deux ateliers.",
      euros: 110,
    },
  ],
} as const satisfies Partial<MissionIdeas>;
