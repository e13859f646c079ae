import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();
const settings = {
  fontSize: ["small", "normal", "large", "extra-large"],
  theme: ["light", "dark", "high-contrast", "auto"],
};

/** Pages whose fields are most of those that there are: text, passwords, codes, searches, dates, amounts, choices. */
const pages = {
  visitors: [
    "/login",
    "/inscription",
    "/contact",
    "/aide",
    "/services",
    "/verify-two-factor?email=l",
    "/blog",
  ],
  members: [
    "/dashboard/missions",
    "/dashboard/missions/poster-une-mission",
    "/dashboard/profil/securite",
    "/dashboard/parametres",
    "/dashboard/planning",
  ],
};

it("keeps what is typed at 16 px or more at every text size and in every theme, so that iOS zooms into no field", async () => {
  const { page } = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  let measured = 0;
  const look = async (path: string) => {
    await visit(page, product.url + path);
    const sizes = await page.evaluate(({ fontSize, theme }) => {
      const { dataset } = document.documentElement;
      const typed =
        "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable=true]";
      return fontSize.flatMap((size) =>
        theme.flatMap((look) => {
          Object.assign(dataset, { fontSize: size, theme: look });
          return [...document.querySelectorAll(typed)].map((field) => ({
            field: `${field.tagName} ${field.id} ${size} ${look}`,
            px: Number.parseFloat(getComputedStyle(field).fontSize),
          }));
        }),
      );
    }, settings);
    measured += sizes.length;
    expect([path, sizes.filter(({ px }) => px < 16)]).toEqual([path, []]);
  };
  for (const path of pages.visitors) await look(path);
  const member = newcomer("Zoe");
  await join(product.url, member);
  await signIn(page, product.url, member.email);
  for (const path of pages.members) await look(path);
  expect(measured).toBeGreaterThan(300);
  await page.context().close();
});
