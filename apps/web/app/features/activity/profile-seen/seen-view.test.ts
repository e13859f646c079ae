import { emptyWeek } from "@jobami/api/profiles/availability";
import { newProfile, seenJobbeur } from "@jobami/api/profiles/fixtures";
import { noReviews } from "@jobami/api/reviews/seen";
import { expect, test } from "vitest";
import { jsonLdFaults } from "../../../testing/json-ld-faults.ts";
import { descriptionOf, profileJsonLd, titleOf } from "./json-ld.ts";
import { reviewsPageOf, reviewsPagePath } from "./reviews-page.ts";
import { seenView } from "./seen-view.ts";

test("a profile is shown as text", () => {
  const view = seenView(seenJobbeur);
  expect(view).toMatchObject({
    name: "Karim B.",
    zone: "Lyon (Rhône) et 15\u00a0km autour",
    languages: ["Français", "Arabe"],
    memberSince: "mars 2026",
    emailChecked: "Adresse e-mail, le 2 mars 2026",
  });
  expect(view.services).toEqual([
    { label: "Tonte de pelouse", unit: "hour", amount: 22, experience: "8 ans d’expérience" },
    { label: "Taille de haies", unit: "flat", amount: 60, experience: "8 ans d’expérience" },
    { label: "Montage de meubles", unit: "quote", amount: null, experience: null },
  ]);
});

test("whoever came to have something done asks for it", () => {
  expect(seenView(seenJobbeur).ask).toBe("/dashboard/missions/poster-une-mission?demander=karim-b");
  expect(seenView(seenJobbeur, { title: "tondre", day: "2026-12-05" }).ask).toBe(
    "/dashboard/missions/poster-une-mission?demander=karim-b&besoin=tondre&jour=2026-12-05",
  );
});

test("a day is drawn from 6 to 24 o’clock, what is earlier is cut", () => {
  const { week } = seenView({
    ...seenJobbeur,
    availability: {
      ...emptyWeek,
      monday: [
        { from: "00:00", to: "05:00" },
        { from: "05:00", to: "10:30" },
        { from: "15:00", to: "24:00" },
      ],
    },
  });
  expect(week?.[0]).toEqual({
    name: "Lundi",
    hours: ["0\u00a0h – 5\u00a0h", "5\u00a0h – 10\u00a0h\u00a030", "15\u00a0h – 24\u00a0h"],
    parts: [
      { from: 0, length: 0 },
      { from: 0, length: 25 },
      { from: 50, length: 50 },
    ],
  });
  expect(week?.[1]).toEqual({ name: "Mardi", hours: [], parts: [] });
});

test("who declares little has little to show", () => {
  const view = seenView({ ...seenJobbeur, ...newProfile, emailVerifiedAt: null });
  expect(view).toMatchObject({ week: null, zone: null, services: [], emailChecked: null });
  expect(descriptionOf(view)).toBe("Le profil de Karim B. sur Jobami.");
});

test("the title of a profile tells people of one name apart", () => {
  expect(titleOf(seenView(seenJobbeur))).toBe("Karim B., tonte de pelouse à Lyon");
  expect(titleOf(seenView({ ...seenJobbeur, zone: null }))).toBe("Karim B., tonte de pelouse");
  expect(titleOf(seenView({ ...seenJobbeur, services: [] }))).toBe("Karim B.");
});

test("search engines read no rating of who has no reviews", () => {
  const view = seenView({ ...seenJobbeur, reviews: noReviews });
  expect(jsonLdFaults(profileJsonLd(view, "https://jobami.example/profil/karim-b"))).toEqual([]);
  expect(profileJsonLd(view, "https://jobami.example/profil/karim-b")).not.toHaveProperty("mentions");
});

test("search engines read who, what, where and for how much, and nothing else", () => {
  const address = "https://jobami.example/profil/karim-b";
  expect(jsonLdFaults(profileJsonLd(seenView(seenJobbeur), address))).toEqual([]);
  expect(profileJsonLd(seenView(seenJobbeur), address)).toEqual({
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: address,
    mentions: {
      "@type": "AggregateRating",
      itemReviewed: { "@type": "Person", name: "Karim B." },
      ratingValue: 4.31,
      reviewCount: 7,
      bestRating: 5,
      worstRating: 1,
    },
    mainEntity: {
      "@type": "Person",
      name: "Karim B.",
      description: "Jardins et petites réparations, soigneusement",
      knowsLanguage: ["Français", "Arabe"],
      makesOffer: [
        {
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: "Tonte de pelouse", areaServed: "Lyon" },
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: 22,
            priceCurrency: "EUR",
            unitCode: "HUR",
          },
        },
        {
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: "Taille de haies", areaServed: "Lyon" },
          price: 60,
          priceCurrency: "EUR",
        },
        {
          "@type": "Offer",
          itemOffered: { "@type": "Service", name: "Montage de meubles", areaServed: "Lyon" },
        },
      ],
    },
  });
});

test("an address names the page of reviews, beside what else it states", () => {
  const pageOf = (search: string) => reviewsPageOf(new URLSearchParams(search));
  expect(["", "avis=2", "avis=0", "avis=-3", "avis=x", "avis=999"].map(pageOf)).toEqual([1, 2, 1, 1, 1, 100]);
  expect(reviewsPagePath("?besoin=tondre&avis=2", 3)).toBe("?besoin=tondre&avis=3#profil-avis");
});
