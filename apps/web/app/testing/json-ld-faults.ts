// The part of schema.org that the product uses: of each type what it may state and, by the rules of search engines, what it must.

type Kind = "text" | "url" | "number" | "day" | readonly string[];

interface Rule {
  /** A thing of one of these types, one or many of them, or a plain value. */
  [property: string]: { is: readonly Kind[]; isNeeded?: true };
}

const text = { is: ["text"] } as const;
const needed = { is: ["text"], isNeeded: true } as const;
const address = { is: ["url"] } as const;
const neededAddress = { is: ["url"], isNeeded: true } as const;
const number = { is: ["number"] } as const;
const neededNumber = { is: ["number"], isNeeded: true } as const;
const things = (...types: string[]) => ({ is: [types] }) as const;
const neededThings = (...types: string[]) => ({ is: [types], isNeeded: true }) as const;

const offer: Rule = {
  name: text,
  description: text,
  url: address,
  price: number,
  priceCurrency: text,
  priceSpecification: things("UnitPriceSpecification"),
  itemOffered: things("Service"),
  areaServed: { is: ["text", ["City"]] },
  validFrom: { is: ["day"] },
  validThrough: { is: ["day"] },
  availability: address,
  offeredBy: things("Person", "Organization"),
};

const rules: Readonly<Record<string, Rule>> = {
  WebSite: {
    name: needed,
    url: neededAddress,
    inLanguage: text,
    publisher: things("Organization"),
  },
  Organization: {
    name: needed,
    url: neededAddress,
    logo: address,
    email: text,
    telephone: text,
    address: things("PostalAddress"),
    sameAs: address,
  },
  PostalAddress: { addressLocality: needed, addressCountry: text },
  AboutPage: { url: neededAddress, mainEntity: neededThings("Organization") },
  CollectionPage: { mainEntity: neededThings("ItemList") },
  ItemList: { itemListElement: neededThings("ListItem") },
  ListItem: { position: neededNumber, name: needed, url: address, item: address },
  BreadcrumbList: { itemListElement: neededThings("ListItem") },
  FAQPage: { mainEntity: neededThings("Question") },
  Question: { name: needed, acceptedAnswer: neededThings("Answer") },
  Answer: { text: needed },
  Article: {
    headline: needed,
    description: text,
    image: neededAddress,
    inLanguage: text,
    datePublished: { is: ["day"], isNeeded: true },
    dateModified: { is: ["day"] },
    wordCount: number,
    mainEntityOfPage: address,
    url: address,
    author: neededThings("Organization", "Person"),
    publisher: things("Organization"),
  },
  ProfilePage: {
    url: neededAddress,
    mainEntity: neededThings("Person"),
    mentions: things("AggregateRating"),
  },
  Person: {
    name: needed,
    description: text,
    url: address,
    image: address,
    knowsLanguage: text,
    makesOffer: things("Offer"),
  },
  AggregateRating: {
    itemReviewed: neededThings("Person"),
    ratingValue: neededNumber,
    reviewCount: neededNumber,
    bestRating: number,
    worstRating: number,
  },
  Offer: offer,
  AggregateOffer: {
    priceCurrency: needed,
    lowPrice: neededNumber,
    highPrice: number,
    offerCount: number,
  },
  UnitPriceSpecification: { price: neededNumber, priceCurrency: needed, unitCode: text },
  Service: {
    name: needed,
    serviceType: text,
    url: address,
    description: text,
    areaServed: { is: ["text", ["City"]] },
    offers: things("AggregateOffer"),
  },
  City: { name: needed, containedInPlace: things("AdministrativeArea") },
  AdministrativeArea: { name: needed },
};

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isOf(kind: Kind, value: unknown): boolean {
  if (typeof kind !== "string") return isThing(value) && kind.includes(String(value["@type"]));
  if (kind === "number") return typeof value === "number" && Number.isFinite(value);
  if (typeof value !== "string" || value.trim() === "") return false;
  if (kind === "url") return /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
  return kind === "text" || /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** What only several properties together can be wrong in. */
function mutualFaults(type: string, thing: Thing): string[] {
  const { price, priceCurrency, reviewCount, ratingValue, lowPrice, highPrice, itemListElement } = thing;
  const wrong = [
    [price !== undefined && priceCurrency === undefined, "a price without its currency"],
    [type === "AggregateRating" && !(Number(reviewCount) >= 1), "a rating without reviews"],
    [
      type === "AggregateRating" && !(Number(ratingValue) >= 1 && Number(ratingValue) <= 5),
      "a rating off its scale",
    ],
    [highPrice !== undefined && Number(highPrice) < Number(lowPrice), "prices upside down"],
    [
      Array.isArray(itemListElement) &&
        itemListElement.some((one, at) => (one as { position?: unknown }).position !== at + 1),
      "positions that do not count from 1",
    ],
  ] as const;
  return wrong.flatMap(([is, what]) => (is ? [`${type}: ${what}`] : []));
}

function thingFaults(thing: Thing): string[] {
  const type = String(thing["@type"]);
  const rule = rules[type];
  if (rule === undefined) return [`${type}: no type that is known here`];
  const absent = Object.entries(rule).flatMap(([name, { isNeeded }]) =>
    isNeeded === true && thing[name] === undefined ? [`${type}.${name}: missing`] : [],
  );
  const stated = Object.entries(thing).filter(([name]) => !["@type", "@context"].includes(name));
  const wrong = stated.flatMap(([name, value]) => {
    const known = rule[name];
    if (known === undefined) return [`${type}.${name}: not of this type`];
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${type}.${name}: empty`];
    return values.flatMap((one) => {
      if (!known.is.some((kind) => isOf(kind, one))) return [`${type}.${name}: ${JSON.stringify(one)}`];
      return isThing(one) ? thingFaults(one) : [];
    });
  });
  return [...absent, ...wrong, ...mutualFaults(type, thing)];
}

/** What is wrong with data for search engines (JSON-LD of schema.org), a line each. */
export function jsonLdFaults(data: unknown): string[] {
  if (!isThing(data)) return ["no thing"];
  const context = data["@context"] === "https://schema.org" ? [] : ["@context: not schema.org"];
  return [...context, ...thingFaults(data)];
}
