import { describe, expect, test } from "vitest";
import { findServices } from "./find-services.ts";
import { serviceTerms } from "./service-terms.ts";
import { serviceCategories, subcategorySlugs } from "./taxonomy.ts";

const first = (terms: string) => findServices(terms)[0]?.subcategory;

describe("services found by what a person declares", () => {
  test.each([
    ["tondre ma pelouse", "tonte-de-pelouse"],
    ["Il faut couper l’herbe du jardin", "tonte-de-pelouse"],
    ["tailler des thuyas", "taille-de-haies"],
    ["j'ai une fuite d'eau sous l'évier", "plomberie"],
    ["toilettes bouchées", "plomberie"],
    ["changer une prise", "electricite"],
    ["la porte a claqué", "serrurerie"],
    ["monter une armoire", "montage-de-meubles"],
    ["meuble Ikea à monter", "montage-de-meubles"],
    ["repeindre une chambre", "peinture"],
    ["accrocher des tringles à rideaux", "fixations-et-etageres"],
    ["poser deux étagères", "fixations-et-etageres"],
    ["promener mon chien", "promenade-de-chiens"],
    ["nourrir mon chat pendant les vacances", "visite-a-domicile"],
    ["femme de ménage", "menage-regulier"],
    ["laver les carreaux", "nettoyage-de-vitres"],
    ["vider la cave", "remise-en-etat"],
    ["gâteau d’anniversaire", "patisserie-sur-mesure"],
    ["porter des cartons", "aide-au-demenagement"],
    ["emmener un canapé à la déchetterie", "transport-de-meubles"],
    ["faire mes courses", "courses-a-domicile"],
    ["accompagner ma mère chez le médecin", "rendez-vous-medicaux"],
    ["corriger les fautes de mon mémoire", "relecture"],
    ["distribuer des flyers", "tracts"],
    ["cours de maths niveau terminale", "mathematiques"],
    ["apprendre la guitare", "cours-d-instrument"],
    ["mon ordinateur est très lent", "depannage-d-ordinateur"],
    ["installer la box et le wifi", "installation-et-reseau"],
    ["refaire mon cv", "recherche-d-emploi"],
    ["déclarer mes impôts", "declaration-de-revenus"],
    ["photographe pour un mariage", "reportage"],
    ["magicien", "magie-et-clown"],
  ])("« %s » leads to %s", (terms, slug) => {
    expect(first(terms)).toBe(slug);
  });

  test.each([
    ["tondre la pelousse", "tonte-de-pelouse"],
    ["plonbier", "plomberie"],
    ["TONTE PELOUSE", "tonte-de-pelouse"],
    ["demenagement", "aide-au-demenagement"],
    ["serruri", "serrurerie"],
  ])("« %s » is forgiven and leads to %s", (terms, slug) => {
    expect(first(terms)).toBe(slug);
  });

  test("terms that name no service find none", () => {
    for (const terms of ["", "   ", "j’ai besoin de quelqu’un", "xyzzy", "'\"<>&;--", "😀"])
      expect([terms, findServices(terms)]).toEqual([terms, []]);
  });

  test("what is found is reported by the names of the taxonomy, and no more than was asked for", () => {
    const [found] = findServices("pelouse", 1);
    expect(found).toEqual({
      category: "jardinage",
      subcategory: "tonte-de-pelouse",
      categoryLabel: "Jardinage",
      label: "Tonte de pelouse",
    });
    expect(findServices("jardin", 2)).toHaveLength(2);
  });

  test("every service is found first by its own name", () => {
    const lost = serviceCategories.flatMap((category) =>
      category.subcategories.flatMap(({ slug, label }) => (first(label) === slug ? [] : [label])),
    );
    expect(lost).toEqual([]);
  });

  test("every service has terms, and a text of any length is answered", () => {
    expect(Object.keys(serviceTerms).sort()).toEqual([...subcategorySlugs].sort());
    expect(findServices("pelouse ".repeat(20_000))[0]?.subcategory).toBe("tonte-de-pelouse");
  });
});
