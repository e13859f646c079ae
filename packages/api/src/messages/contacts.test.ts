import { describe, expect, test } from "vitest";
import { type ContactKind, findContacts, hiddenMark, hideContacts, partsOf } from "./contacts.ts";

/** What people write to reach each other outside. */
const told: readonly (readonly [kind: ContactKind, line: string])[] = [
  ["phone", "Mon numéro est le 0612345678."],
  ["phone", "Appelez-moi au 06 12 34 56 78, je suis là toute la journée."],
  ["phone", "06.12.34.56.78"],
  ["phone", "06-12-34-56-78 après 18 h"],
  ["phone", "Tel : 06/12/34/56/78"],
  ["phone", "06_12_34_56_78"],
  ["phone", "0 6 1 2 3 4 5 6 7 8"],
  ["phone", "0.6.1.2.3.4.5.6.7.8"],
  ["phone", "+33 6 12 34 56 78"],
  ["phone", "+33612345678"],
  ["phone", "+33 (0)6 12 34 56 78"],
  ["phone", "0033 6 12 34 56 78"],
  ["phone", "Fixe : 04 78 12 34 56"],
  ["phone", "(06) 12 34 56 78"],
  ["phone", "06  12  34  56  78"],
  ["phone", "06 - 12 - 34 - 56 - 78"],
  ["phone", "06, 12, 34, 56, 78"],
  ["phone", "06 123 456 78"],
  ["phone", "0612 345 678"],
  ["phone", "O6 12 34 56 78"],
  ["phone", "o7 12 34 56 78"],
  ["phone", "zéro six douze trente-quatre cinquante-six soixante-dix-huit"],
  ["phone", "zero six, douze, trente quatre, cinquante six, soixante dix huit"],
  ["phone", "Zéro sept quatre-vingt-deux vingt et un quarante dix-neuf"],
  ["phone", "zéro six quatre-vingt-dix-neuf quatre-vingts onze treize"],
  ["phone", "zéro six un deux trois quatre cinq six sept huit"],
  ["phone", "06 douze 34 cinquante-six 78"],
  ["phone", "zéro 6 12 34 56 78"],
  ["phone", "Je vous laisse mon portable, zéro six vingt-deux trente-trois quarante-quatre cinquante-cinq."],
  ["phone", "ZÉRO SIX DOUZE TRENTE-QUATRE CINQUANTE-SIX SOIXANTE-DIX-HUIT"],
  ["phone", "WhatsApp 0712345678"],
  ["phone", "+32 470 12 34 56"],
  ["phone", "+41 79 123 45 67"],
  ["phone", "06\u200b12\u200b34\u200b56\u200b78"],
  ["phone", "06\u00a012\u00a034\u00a056\u00a078"],
  ["phone", "０６ １２ ３４ ５６ ７８"],
  ["phone", "06•12•34•56•78"],
  ["phone", "voilà:0612345678merci"],
  ["email", "lea@exemple.fr"],
  ["email", "Écrivez-moi à karim.benali@gmail.com !"],
  ["email", "lea.martin+jobs@mail.exemple.co.uk"],
  ["email", "lea @ exemple . fr"],
  ["email", "lea arobase exemple point fr"],
  ["email", "karim point benali arobase gmail point com"],
  ["email", "karim(at)gmail.com"],
  ["email", "karim [at] gmail [dot] com"],
  ["email", "karim (arobase) gmail (point) com"],
  ["email", "karim.b chez gmail.com"],
  ["email", "karim_b at hotmail.fr"],
  ["email", "KARIM.B@GMAIL.COM"],
  ["email", "karim @gmail"],
  ["email", "mon mail : karim-b{at}laposte.net"],
  ["email", "karim_at_orange.fr"],
  ["link", "https://www.facebook.com/karim.b"],
  ["link", "Regardez www.karim-bricole.fr pour voir mes chantiers"],
  ["link", "karim-bricole.fr"],
  ["link", "http://exemple.org"],
  ["link", "wa.me/33612345678"],
  ["link", "t.me/karimb"],
  ["link", "instagram.com/karim.b"],
  ["link", "karimbricole point fr"],
  ["link", "karimbricole (point) com"],
  ["link", "leboncoin.fr/ad/123"],
  ["link", "bit.ly/3xYz"],
  ["link", "hxxps://exemple.com"],
];

/** What people write about their missions. */
const harmless: readonly string[] = [
  "Bonjour, je peux passer samedi à 9 h.",
  "Je propose 60 € pour l’ensemble.",
  "Le terrain fait 300 m², la haie 12 m de long et 1,80 m de haut.",
  "Rendez-vous le 06/12/2026 à 14 h 30.",
  "Rendez-vous le 06/12/2026 14:30, ou le 07/12/2026 10:00.",
  "Du 12/05 au 15/05, de 8 h à 12 h puis de 14 h à 18 h.",
  "Le 06.12.2026 ou le 07.12.2026, comme vous voulez.",
  "Mon adresse est le 12 bis rue de la République, 69002 Lyon.",
  "C’est au 4e étage, porte 12, code 45A78.",
  "Il y a 20 cartons de 15 kg, soit 300 kg.",
  "Comptez 2 heures à 25 € de l’heure, donc 50 €.",
  "J’ai 8 ans d’expérience et 45 avis.",
  "La mission 2026-1187 est bien la bonne ?",
  "Entre 10 et 20 euros, ou 15 Jobi.",
  "On est six ou sept, et il y a deux étages.",
  "Deux fois par semaine, trois heures à chaque fois.",
  "Un jour sur deux, de dix heures à midi.",
  "J’apporte la perceuse, les chevilles de 8 et les vis de 5 x 60.",
  "Merci beaucoup. À samedi !",
  "D’accord.Je viens à neuf heures.",
  "Est-ce que l’on peut se garer devant chez vous ?",
  "Il faut monter 4 meubles : 2 lits, 1 armoire, 1 bureau.",
  "La pièce mesure 3,20 x 4,50 x 2,60 m.",
  "Je suis libre lundi, mardi et jeudi.",
  "Vers 18h30 ou 19h15 si cela vous va.",
  "Cela fait 1 234,50 € en tout.",
  "Le canapé pèse 85 kg et mesure 2 m 20.",
  "Le portail fait 350 x 160, le muret 12 m.",
  "Je suis chez moi jusqu’à midi.",
  "Vous pouvez venir sur place demain.",
  "Il reste 0 carton, 12 sacs, 34 livres.",
  "La référence du robinet est 4012345678901.",
  "Lot n° 12345, série 987654.",
  "Le bus C13, le métro D ou le tram T1.",
  "Je vous mets un point sur la carte.",
  "Faites le point, on verra après.",
  "Trente-cinq euros de l’heure, cela me convient.",
  "Il y a quatre-vingt-dix livres à ranger.",
  "Mon chien s’appelle Zéro, il est gentil.",
  "À 10 minutes à pied, 3 en vélo.",
  "J’étais chez Orange pendant dix ans.",
  "Le wifi est chez Free, le code est sur la box.",
  "Notez l’adresse : 3 place Bellecour.",
  "Rdv 14h, 15h, 16h ou 17h ?",
  "Budget 50-60 €, à voir ensemble.",
  "J’ai 06 mois d’expérience dans ce métier.",
  "Commencez par 1, puis 2, puis 3, puis 4.",
  "Parfait, c’est noté.",
  "M. Martin vous ouvrira.",
  "etc. Me dire si cela vous va.",
  "Le 6, le 12, le 13 ou le 20 de ce mois.",
  "Score 3-0, on rejoue dimanche.",
];

describe("contact details in a message [MSG-11]", () => {
  test("are found in 95 lines of 100 at least", () => {
    const missed = told.filter(([kind, line]) => !findContacts(line).some((one) => one.kind === kind));
    process.stdout.write(`contact details found: ${told.length - missed.length} of ${told.length}\n`);
    expect(missed.length / told.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
  });

  test("are seen in 2 harmless lines of 100 at most", () => {
    const alarms = harmless.filter((line) => findContacts(line).length > 0);
    process.stdout.write(`false alarms: ${alarms.length} of ${harmless.length}\n`);
    expect(
      alarms.length / harmless.length,
      JSON.stringify(alarms.map((line) => [line, findContacts(line)])),
    ).toBeLessThanOrEqual(0.02);
  });

  test("stand where they stand, and nothing else is hidden with them", () => {
    const text = "Bonjour ! Appelez le 06 12 34 56 78, ou lea@exemple.fr. Merci.";
    expect(hideContacts(text, findContacts(text))).toEqual({
      text: `Bonjour ! Appelez le ${hiddenMark}, ou ${hiddenMark}. Merci.`,
      hidden: [
        { start: 21, length: 5, kind: "phone" },
        { start: 31, length: 5, kind: "email" },
      ],
    });
    expect(partsOf(text, findContacts(text))).toEqual([
      { text: "Bonjour ! Appelez le ", kind: null },
      { text: "06 12 34 56 78", kind: "phone" },
      { text: ", ou ", kind: null },
      { text: "lea@exemple.fr", kind: "email" },
      { text: ". Merci.", kind: null },
    ]);
  });

  test("are found beside letters longer than one unit, and in no time in the longest hostile text", () => {
    expect(findContacts("👋🏽 06 12 34 56 78")).toEqual([{ start: 5, length: 14, kind: "phone" }]);
    for (const part of [
      "0 ",
      "a.",
      "a@",
      "zero six ",
      "quatre vingt ",
      "www . ",
      " point com",
      "((((",
      "_at_",
    ]) {
      const text = part.repeat(Math.floor(2000 / part.length));
      const before = performance.now();
      findContacts(text);
      expect(performance.now() - before, part).toBeLessThan(500);
    }
  });
});
