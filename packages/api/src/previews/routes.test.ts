import { expect, it } from "vitest";
import { type PreviewedPage, previewPath, readPreviewPath } from "./routes.ts";

it.each<PreviewedPage>([
  { kind: "site" },
  { kind: "service", service: "plomberie" },
  { kind: "ville", service: "plomberie", commune: "lyon-69" },
  { kind: "profil", slug: "karim-b" },
  { kind: "offre", id: "0199d1a0-5b1e-7c60-8000-000000000000" },
])("the address of the picture of %j names that page", (page) => {
  expect(readPreviewPath(previewPath(page))).toEqual(page);
});

it.each([
  "/apercus/site/2.jpg",
  "/apercus/site.jpg",
  "/apercus/profil/karim-b.png",
  "/apercus/profil/karim-b",
  "/apercus/profil/Karim.jpg",
  "/apercus/profil/a/b.jpg",
  "/apercus/ville/plomberie.jpg",
  "/apercus/texte/bonjour.jpg",
  "/apercus/profil/../profil/a.jpg",
  "/apercus/profil/<svg>.jpg",
  `/apercus/profil/${"a".repeat(300)}.jpg`,
  "",
])("%j names none", (path) => {
  expect(readPreviewPath(path)).toBeNull();
});
