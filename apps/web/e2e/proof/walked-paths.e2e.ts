import { expect, it } from "vitest";
import { loginWalk, loginPaths as paths } from "../../../../tools/walk/login.ts";
import { walkPath } from "../../../../tools/walk/walk.ts";
import { newPerson } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { goodPassword, join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

/** The shortest path that ends in such a step. */
function pathTo(end: string) {
  const [shortest] = paths
    .flatMap((acts) => {
      const at = acts.findIndex(({ does, sees }) => `${does} ${sees}`.includes(end));
      return at === -1 ? [] : [acts.slice(0, at + 1)];
    })
    .sort((one, other) => one.length - other.length);
  if (shortest === undefined) throw new Error(`No path leads to « ${end} ».`);
  return shortest;
}

it.each([
  ["Le tableau de bord"],
  ["Email ou mot de passe incorrect"],
  ["Coupez le réseau"],
  ["Veuillez attendre 3 secondes"],
  ["validez encore"],
])("a path of the model is walked in the product: … %s [LOGIN-17, LOGIN-34]", async (end) => {
  const person = newcomer("Odile");
  await join(product.url, person);
  const { page } = await newPerson(product.browser);
  const steps = await walkPath(
    { page, at: product.url, email: person.email, password: goodPassword },
    loginWalk,
    pathTo(end),
  );
  await page.context().close();
  expect(steps.map(({ failure }) => failure)).toEqual(pathTo(end).map(() => null));
});
