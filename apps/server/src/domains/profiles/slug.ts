import { initialOf } from "@jobami/api/http/display-text";

/** Letters of other alphabets that look like Latin ones, and Latin letters that do not decompose. */
const alike: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "i",
  ї: "i",
  ј: "j",
  ѕ: "s",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  һ: "h",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  γ: "y",
  ω: "w",
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ŋ: "n",
};

/** The longest name in an address before its number. */
const longest = 60;

/** Addresses below the own profile's that are pages of the product. */
const reserved: ReadonlySet<string> = new Set(["favoris", "favoris-offres-partenaires", "securite"]);

/** Small Latin letters and digits with single hyphens: what appears the same is the same. */
export function plainSlug(text: string): string {
  const folded = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  return [...folded]
    .map((letter) => alike[letter] ?? letter)
    .join("")
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-|-$/g, "");
}

/** The name in the address of a profile, of what others see of a person: the first name and the initial. */
export function slugBase({ prenom, nom }: { prenom: string; nom: string }): string {
  const base = plainSlug(`${prenom} ${initialOf(nom)}`);
  return base === "" || reserved.has(base) ? "membre" : base;
}

/** The numbered names that a base leads to: `lea-m`, `lea-m-2`, … */
export function isOfBase(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}
