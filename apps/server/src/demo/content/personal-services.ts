import type { MissionIdeas } from "./idea.ts";

/** Garden, cleaning, animals, handiwork and small repairs. */
export const personalServices = {
  "tonte-de-pelouse": [
    {
      title: "Tondre 400 m² de pelouse avant le week-end",
      description:
        "Terrain plat derrière la maison, accès par le portail. La tondeuse et l’essence sont sur place, il faut ramasser l’herbe et la porter au compost au fond du jardin.",
      euros: 45,
      moment: "matin",
    },
    {
      title: "Tonte d’un jardin resté haut tout l’été",
      description:
        "L’herbe arrive aux genoux sur environ 250 m². Une débroussailleuse sera utile pour le premier passage. Je peux déposer les déchets verts à la déchetterie.",
      euros: 70,
    },
    {
      title: "Entretien de la pelouse deux fois par mois",
      description:
        "Petit jardin de ville de 120 m² avec bordures. Je cherche quelqu’un de régulier d’avril à octobre, matériel électrique fourni.",
      euros: 18,
      budgetType: "horaire",
    },
  ],
  "taille-de-haies": [
    {
      title: "Tailler une haie de thuyas de 25 mètres",
      description:
        "La haie fait deux mètres de haut et longe la rue. J’ai un taille-haie et un escabeau stable. Les coupes sont à mettre en tas, la commune les enlève.",
      euros: 120,
      moment: "matin",
    },
    {
      title: "Rabattre des lauriers devant les fenêtres",
      description:
        "Quatre lauriers cachent la lumière du salon. Il faut les ramener à un mètre cinquante et évacuer les branches, une remorque serait bienvenue.",
      euros: 85,
    },
    {
      title: "Taille douce de rosiers et d’un vieux lilas",
      description:
        "Une douzaine de rosiers anciens auxquels ma mère tenait beaucoup. Je cherche une personne qui sait où couper et qui prend son temps.",
      euros: 22,
      budgetType: "horaire",
    },
  ],
  "potager-et-plantations": [
    {
      title: "Préparer deux carrés de potager",
      description:
        "La terre est à retourner et à enrichir avec le compost du jardin. Deux carrés de trois mètres sur un, outils sur place, café offert.",
      euros: 60,
    },
    {
      title: "Planter six fruitiers livrés en racines nues",
      description:
        "Pommiers, poiriers et un cerisier. Les emplacements sont marqués, le sol est un peu argileux. Tuteurs, liens et terreau sont fournis.",
      euros: 95,
      moment: "matin",
    },
    {
      title: "Arroser le potager pendant nos vacances",
      description:
        "Quinze jours de passage un soir sur deux, environ trente minutes. Vous pouvez garder les tomates et les courgettes mûres.",
      euros: 12,
      budgetType: "horaire",
      moment: "soir",
    },
  ],
  "menage-regulier": [
    {
      title: "Ménage de deux heures chaque jeudi",
      description:
        "Appartement de 65 m² au troisième étage avec ascenseur. Sols, cuisine et salle de bains. Produits et aspirateur sur place, pas de repassage.",
      euros: 16,
      budgetType: "horaire",
      moment: "matin",
    },
    {
      title: "Entretien d’une maison avec deux chats",
      description:
        "Trois heures par semaine, jour à convenir. Il y a des poils sur les canapés et les tapis. Merci d’aimer les chats, ils sont très présents.",
      euros: 17,
      budgetType: "horaire",
    },
    {
      title: "Aide au ménage pour une personne âgée",
      description:
        "Ma tante vit seule et ne peut plus passer l’aspirateur ni changer les draps. Deux heures le mardi, avec un peu de conversation si possible.",
      euros: 18,
      budgetType: "horaire",
      moment: "apres-midi",
    },
  ],
  "nettoyage-de-vitres": [
    {
      title: "Nettoyer les vitres d’un appartement",
      description:
        "Huit fenêtres et une baie vitrée, intérieur et extérieur, toutes accessibles depuis les pièces. Prévoir raclette et chiffons.",
      euros: 55,
    },
    {
      title: "Vitrine de boutique à nettoyer le lundi",
      description:
        "Vitrine de quatre mètres et porte vitrée, avant l’ouverture de dix heures. Point d’eau dans l’arrière-boutique.",
      euros: 25,
      moment: "matin",
    },
    {
      title: "Véranda et velux à faire briller",
      description:
        "Véranda de 15 m² et trois velux. Les velux se retournent, pas besoin de monter sur le toit. Quelques traces de mousse sur les joints.",
      euros: 90,
    },
  ],
  "remise-en-etat": [
    {
      title: "Grand nettoyage avant l’état des lieux",
      description:
        "Studio de 28 m² vide. Four, réfrigérateur, plinthes et salle d’eau à remettre à neuf. L’état des lieux a lieu le lendemain.",
      euros: 110,
    },
    {
      title: "Nettoyage après travaux dans une cuisine",
      description:
        "Poussière de plâtre partout et traces de colle sur le carrelage. Les gravats sont déjà partis. Compter une demi-journée.",
      euros: 130,
      moment: "matin",
    },
    {
      title: "Vider et nettoyer une cave de 12 m²",
      description:
        "Cartons, vieux pots de peinture et toiles d’araignée. Le tri est fait, il reste à porter jusqu’à la benne et à balayer.",
      euros: 80,
    },
  ],
  "promenade-de-chiens": [
    {
      title: "Promener un labrador trois midis par semaine",
      description:
        "Nala a quatre ans, elle est douce et marche bien en laisse. Quarante minutes au parc voisin, les lundis, mercredis et vendredis.",
      euros: 12,
      budgetType: "horaire",
    },
    {
      title: "Grande balade pour un border collie",
      description:
        "Il a besoin de courir pendant que je suis en formation. Une heure et demie en forêt, vous êtes à l’aise avec un chien qui a de l’énergie.",
      euros: 25,
      moment: "apres-midi",
    },
    {
      title: "Sortir notre vieux teckel le soir",
      description:
        "Une petite sortie de vingt minutes vers dix-neuf heures pendant ma convalescence. Filou est lent mais très gentil.",
      euros: 8,
      moment: "soir",
    },
  ],
  "visite-a-domicile": [
    {
      title: "Passer nourrir deux chats pendant dix jours",
      description:
        "Une visite par jour, croquettes, eau et litière, et cinq minutes de câlins. Les clés seront remises la veille du départ.",
      euros: 90,
    },
    {
      title: "S’occuper de lapins et de trois poules",
      description:
        "Un long week-end d’absence. Il faut ouvrir le poulailler le matin, le fermer le soir et donner du foin. Les œufs sont pour vous.",
      euros: 50,
      moment: "matin",
    },
    {
      title: "Donner un traitement à un chat diabétique",
      description:
        "Une injection le soir pendant quatre jours. Je cherche une personne qui l’a déjà fait, je montrerai tout avant de partir.",
      euros: 60,
      moment: "soir",
    },
  ],
  "montage-de-meubles": [
    {
      title: "Monter une armoire à trois portes",
      description:
        "L’armoire vient d’être livrée en quatre colis dans la chambre. La notice est là, il manque deux mains et une visseuse.",
      euros: 60,
    },
    {
      title: "Assembler un lit mezzanine pour enfant",
      description:
        "Lit en pin avec échelle et barrière. Je veux être certaine qu’il soit bien fixé au mur, chevilles fournies.",
      euros: 70,
      moment: "apres-midi",
    },
    {
      title: "Monter six bureaux dans une petite agence",
      description:
        "Six bureaux réglables et leurs caissons, à monter un samedi. Les cartons sont à aplatir et à laisser dans le local à déchets.",
      euros: 150,
    },
  ],
  peinture: [
    {
      title: "Repeindre une chambre de 11 m²",
      description:
        "Deux couches de blanc sur les murs, une sur le plafond. Les trous sont rebouchés et poncés, la peinture et les bâches sont achetées.",
      euros: 180,
    },
    {
      title: "Peindre des volets en bois",
      description:
        "Cinq paires de volets à poncer légèrement et à peindre en bleu gris. Ils sont déposés sur des tréteaux dans le garage.",
      euros: 260,
    },
    {
      title: "Rafraîchir une cage d’escalier",
      description:
        "Escalier de maison de ville, murs abîmés à hauteur de main. Lessivage, enduit par endroits et deux couches.",
      euros: 320,
    },
  ],
  "fixations-et-etageres": [
    {
      title: "Fixer une télévision au mur",
      description:
        "Téléviseur de 55 pouces et support orientable, mur en brique. Il faut aussi faire passer les câbles dans une goulotte.",
      euros: 55,
    },
    {
      title: "Poser quatre étagères et deux tringles",
      description:
        "Cloisons en plaque de plâtre, chevilles adaptées à prévoir. Je tiendrai le niveau et je servirai le café.",
      euros: 50,
      moment: "matin",
    },
    {
      title: "Installer des barres d’appui dans une douche",
      description:
        "Deux barres et un siège rabattable pour mon père. Le carrelage est ancien, il faut percer avec soin.",
      euros: 75,
    },
  ],
  plomberie: [
    {
      title: "Changer un mitigeur de cuisine qui fuit",
      description:
        "Le mitigeur goutte depuis une semaine. Le nouveau est acheté, le robinet d’arrêt sous l’évier fonctionne.",
      euros: 50,
    },
    {
      title: "Déboucher un lavabo et refaire les joints",
      description:
        "L’eau s’écoule très lentement malgré le nettoyage du siphon. Le joint de silicone du plan de toilette est aussi à refaire.",
      euros: 65,
    },
    {
      title: "Chasse d’eau qui coule sans arrêt",
      description:
        "Le mécanisme est entartré. Je voudrais le remplacer par un modèle à double débit, référence déjà repérée au magasin.",
      euros: 45,
    },
  ],
  electricite: [
    {
      title: "Remplacer trois prises et un interrupteur",
      description:
        "Les prises du salon ne tiennent plus dans leurs boîtiers. Le tableau est aux normes, les nouvelles prises sont achetées.",
      euros: 60,
    },
    {
      title: "Poser un lustre dans une pièce haute",
      description: "Plafond à trois mètres dix, escabeau sur place. Le crochet existe, l’alimentation aussi.",
      euros: 45,
      moment: "apres-midi",
    },
    {
      title: "Installer un détecteur de lumière extérieure",
      description:
        "Une applique avec détecteur au-dessus de la porte du garage, l’arrivée électrique est à deux mètres.",
      euros: 80,
    },
  ],
  serrurerie: [
    {
      title: "Changer le cylindre de la porte d’entrée",
      description:
        "J’ai perdu un trousseau et je préfère changer la serrure. Porte simple à trois points, cylindre de 30 par 40.",
      euros: 70,
    },
    {
      title: "Régler une porte qui frotte et ferme mal",
      description:
        "La porte du jardin a gonflé avec l’humidité et le pêne n’entre plus dans la gâche. Raboter ou régler les paumelles.",
      euros: 55,
    },
    {
      title: "Poser un verrou sur une porte de cave",
      description:
        "Porte en bois pleine dans un immeuble ancien. Le verrou est acheté, il faut percer et fixer proprement.",
      euros: 40,
    },
  ],
} as const satisfies Partial<MissionIdeas>;
