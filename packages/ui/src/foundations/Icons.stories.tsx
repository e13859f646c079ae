import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useId, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { SearchField } from "../components/SearchField/SearchField.tsx";
import { Copy } from "./Copy.tsx";
import * as css from "./gallery.css.ts";
import * as drawings from "./icon-drawings.ts";
import { iconNames } from "./icon-names.ts";

type IconName = keyof typeof iconNames;

/** A copy: what is read from it by name is not read from the module. */
const drawn = { ...drawings };
const all = Object.keys(iconNames) as IconName[];

/** Letters without accents and case, so that « etoile » finds « étoile ». */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isFoundBy = (name: IconName, typed: string) =>
  folded(`${name} ${iconNames[name]}`).includes(folded(typed.trim()));

function Icon({ name }: { name: IconName }): ReactElement {
  const Drawing = drawn[name];
  return (
    <li className={css.icon}>
      <Drawing strokeWidth={1.75} aria-hidden="true" />
      <Copy code={name} />
      <span className={css.faint} lang="fr">
        {iconNames[name]}
      </span>
    </li>
  );
}

/** The icons of the product, found by their name in either language. */
function Icons({ typed: first = "" }: { typed?: string }): ReactElement {
  const [typed, setTyped] = useState(first);
  const heading = useId();
  const found = all.filter((name) => isFoundBy(name, typed));
  return (
    <div className={css.page}>
      <section className={css.section} aria-labelledby={heading}>
        <h2 id={heading} className={css.title}>
          Icons
        </h2>
        <p className={css.lead}>
          Drawings of lucide, 20 or 24 px, stroke 1.75, in the colour of the text. Beside a word they are
          decoration and hidden from screen readers; alone they need an IconButton with its name.
        </p>
        <div className={css.search}>
          <SearchField
            label="Find an icon, in English or French"
            clearLabel="Clear the search"
            value={typed}
            onChange={setTyped}
          />
        </div>
        <p className={css.faint} role="status">
          {found.length === 0
            ? `No icon of the product is called « ${typed.trim()} ». lucide.dev has more: look for it there, and import it where it is used.`
            : `${found.length} of ${all.length} icons`}
        </p>
        <ul className={css.icons}>
          {found.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const meta = { title: "Jobami/Icônes", component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};

export const None: Story = { args: { typed: "licorne" } };

/** Either language finds an icon, with accents or without; a press copies its name. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const user = userEvent.setup();
    const search = page.getByRole("searchbox", { name: "Find an icon, in English or French" });
    for (const typed of ["wrench", "reparation", "clé, outils"]) {
      await user.clear(search);
      await user.type(search, typed);
      await expect(page.getByText(`1 of ${all.length} icons`)).toBeVisible();
      await user.click(page.getByRole("button", { name: "Copy Wrench" }));
      await expect(await navigator.clipboard.readText()).toBe("Wrench");
    }
  },
};
