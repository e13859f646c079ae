import { expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";

const known = ["Jobami", "karim.benali@exemple.fr", "Karim", "Benali"];

test.each([
  "Password1!",
  "P@ssw0rd1",
  "Azerty123!",
  "Bonjour1!",
  "Aaaaaaa1!",
  "Jobami2026!",
  "Karim1988!",
  "Benali.1988",
])("« %s » would be guessed", async (password) => {
  expect(await isGuessable({ password, known })).toBe(true);
});

test.each([
  "Mot2passe!",
  "xR7!kq92Lm",
  "Une-haie-a-tailler-4",
  "Cheval+Agrafe9Pile",
  "Karim-et-la-lampe-7-velos",
])("« %s » would not", async (password) => {
  expect(await isGuessable({ password, known })).toBe(false);
});

test("a name of others states nothing of a password", async () => {
  const password = "Benali.1988";
  expect(await isGuessable({ password, known: ["Jobami"] })).toBe(false);
});

test("one that states the same again and again would be, however long", async () => {
  expect(await isGuessable({ password: "Aa1!".repeat(32), known })).toBe(true);
});
