import type { CheckedCode, CountedOffer, Offer, OwnOffer, QrCodeOfOffer } from "./contract.ts";

/** Karim's offer, open and with codes left. */
export const hedgeOffer: Offer = {
  id: "01930000-0000-7000-8000-00000000e001",
  title: "Première taille de haie à prix doux",
  advantage: "−20\u00a0%",
  description:
    "Pour une première taille de haie jusqu’à vingt mètres, je retire un cinquième du prix que nous aurons convenu. Les déchets verts partent avec moi.",
  conditions: "Une fois par foyer, à Lille et autour. Ne se cumule pas avec une autre offre.",
  category: "jardinage",
  place: { code: "59350", name: "Lille", department: "Nord" },
  firstDay: "2026-11-01",
  lastDay: "2026-12-31",
  status: "published",
  codesLeft: 28,
  owner: { name: "Karim B.", slug: "karim-b", isIndexable: true },
  updatedAt: "2026-11-02T09:00:00.000Z",
};

export const windowOffer: Offer = {
  id: "01930000-0000-7000-8000-00000000e002",
  title: "Les vitres du salon offertes",
  advantage: "1 h offerte",
  description:
    "Au premier ménage de trois heures, la quatrième est pour vous\u00a0: j’en profite pour faire les vitres.",
  conditions: "",
  category: "menage-et-nettoyage",
  place: null,
  firstDay: "2026-11-15",
  lastDay: "2027-01-31",
  status: "published",
  codesLeft: null,
  owner: { name: "Inès D.", slug: "ines-d", isIndexable: false },
  updatedAt: "2026-11-15T08:00:00.000Z",
};

export const endedOffer: Offer = {
  ...windowOffer,
  id: "01930000-0000-7000-8000-00000000e003",
  title: "Promenade d’essai du dimanche",
  advantage: "Gratuit",
  category: "garde-d-animaux",
  lastDay: "2026-11-18",
  firstDay: "2026-10-01",
  status: "ended",
};

/** As Karim sees it. */
export const ownHedgeOffer: OwnOffer = {
  ...hedgeOffer,
  maxCodes: 30,
  taken: 2,
  used: 1,
  mayAct: ["pause", "end"],
  mayEdit: true,
  isHidden: false,
};
export const draftOffer: OwnOffer = {
  ...ownHedgeOffer,
  id: "01930000-0000-7000-8000-00000000e004",
  title: "Tonte d’automne",
  advantage: "−10\u00a0€",
  description: "La dernière tonte de l’année coûte dix euros de moins, ramassage des feuilles compris.",
  conditions: "",
  status: "draft",
  codesLeft: null,
  maxCodes: null,
  taken: 0,
  used: 0,
  mayAct: ["publish", "end"],
};
export const overOffer: OwnOffer = {
  ...ownHedgeOffer,
  id: "01930000-0000-7000-8000-00000000e005",
  title: "Nettoyage de terrasse",
  advantage: "−15\u00a0%",
  firstDay: "2026-09-01",
  lastDay: "2026-10-31",
  status: "ended",
  codesLeft: 6,
  maxCodes: 20,
  taken: 14,
  used: 11,
  mayAct: [],
  mayEdit: false,
};
export const countedOffer: CountedOffer = { ...hedgeOffer, maxCodes: 30, taken: 2, used: 1, isHidden: false };

export const endedCountedOffer: CountedOffer = {
  ...endedOffer,
  maxCodes: null,
  taken: 14,
  used: 11,
  isHidden: false,
};

export const openCode: QrCodeOfOffer = {
  id: "01930000-0000-7000-8000-00000000e101",
  offer_id: hedgeOffer.id,
  created_at: "2026-11-19T17:20:00.000Z",
  is_used: false,
  used_at: null,
  hash: "4f1d0c7a9be2468c83a5d6e7f8091a2b",
  code: "7K3MP9QXTA",
  offer: hedgeOffer,
};
export const usedCode: QrCodeOfOffer = {
  id: "01930000-0000-7000-8000-00000000e102",
  offer_id: windowOffer.id,
  created_at: "2026-11-16T10:00:00.000Z",
  is_used: true,
  used_at: "2026-11-18T14:05:00.000Z",
  hash: "9a2b4c6d8e0f1a3b5c7d9e0f2a4b6c8d",
  code: "H4W2RT6BNZ",
  offer: windowOffer,
};

/** Léa's code as Karim sees it. */
export const checkedCode: CheckedCode = {
  hash: openCode.hash,
  code: openCode.code,
  offer: hedgeOffer,
  holder: "Léa",
  takenAt: openCode.created_at,
  usedAt: null,
  refusal: null,
};
export const validatedCode: CheckedCode = {
  ...checkedCode,
  usedAt: "2026-11-20T08:30:00.000Z",
  refusal: "CODE_USED",
};
