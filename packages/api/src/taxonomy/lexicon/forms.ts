import { folded } from "../../http/folded.ts";

const verbEndings = "er e es ee ees ez ent ons ant ait ais era erai erait".split(" ");

/** Forms that no ending makes, by the folded word. */
const irregular: Readonly<Record<string, string>> = {
  animal: "animaux",
  apprendre: "apprend apprends apprenne apprenez appris apprenant",
  comprendre: "comprend comprends compris comprenne",
  conduire: "conduit conduis conduise conduisez",
  construire: "construit construise",
  convertir: "convertit convertisse converti",
  coudre: "coud coudre couse cousu",
  courir: "court coure courais",
  descendre: "descend descends descende descendu descendez",
  detendre: "detend detendu",
  ecrire: "ecris ecrit ecrive ecrivez",
  entretenir: "entretient entretienne entretenu",
  envahir: "envahi envahit envahie",
  envoyer: "envoie envoies envoient",
  etendre: "etend etendu etende",
  fendre: "fend fende fendu",
  fuir: "fuit fuis fuient fuyait fuie",
  jeter: "jette jettes jetter",
  lire: "lis lit lise lisez",
  medical: "medicaux",
  mettre: "mets met mette mis mise mettez",
  monsieur: "messieurs",
  nourrir: "nourrit nourrisse nourri nourris",
  ouvrir: "ouvre ouvres ouvert ouverte ouvrez",
  peindre: "peint peigne peins",
  perdre: "perd perds perdu perdue perdus perdues perde",
  prendre: "prend prends prenne pris prenez",
  racler: "raclette",
  rafraichir: "rafraichit rafraichisse rafraichi",
  refaire: "refait refaite refasse refaites refais",
  relire: "relit relise relis relu",
  remplir: "remplit remplisse rempli remplis remplissez",
  rendre: "rend rende rendu",
  repeindre: "repeint repeigne repeins",
  repondre: "repond reponde",
  retablir: "retabli",
  reussir: "reussit",
  revenir: "revient revenu",
  servir: "sert serve servent",
  sortir: "sort sors sorte sortez sorti",
  suivre: "suit suive suivi",
  suspendre: "suspend suspendu",
  tenir: "tient tienne tenu",
  tondre: "tond tonds tonde tondu tondue tondez",
  traduire: "traduit traduise traduis",
  tv: "tele television",
  vendre: "vend vends vende vendu",
  voisin: "voisine voisins",
};

/** The forms of a folded word in which it is typed: plural, feminine, and of a verb in -er those that are usual. */
export function formsOf(base: string): string[] {
  const forms = [base, `${base}s`];
  if (base.endsWith("er")) {
    const stem = base.slice(0, -2);
    forms.push(...verbEndings.map((ending) => stem + ending));
    if (stem.endsWith("oy") || stem.endsWith("ay") || stem.endsWith("uy"))
      forms.push(...["e", "es", "ent", "era"].map((ending) => `${stem.slice(0, -1)}i${ending}`));
    if (stem.endsWith("g")) forms.push(`${stem}eons`, `${stem}eait`, `${stem}eant`);
  }
  if (base.endsWith("ier")) forms.push(`${base.slice(0, -2)}ere`, `${base.slice(0, -2)}eres`);
  if (base.endsWith("eur")) forms.push(`${base.slice(0, -1)}se`, `${base.slice(0, -1)}ses`);
  if (base.endsWith("teur")) forms.push(`${base.slice(0, -3)}rice`, `${base.slice(0, -3)}rices`);
  if (base.endsWith("ien")) forms.push(`${base}ne`, `${base}nes`);
  if (base.endsWith("al") || base.endsWith("au") || base.endsWith("ou") || base.endsWith("eu"))
    forms.push(base.endsWith("al") ? `${base.slice(0, -1)}ux` : `${base}x`);
  if (!base.endsWith("e")) forms.push(`${base}e`, `${base}es`);
  return [...new Set([...forms, ...(irregular[base] ?? "").split(" ").filter(Boolean)])];
}

export const tokensOf = (text: string): string[] => folded(text).split(" ").filter(Boolean);
