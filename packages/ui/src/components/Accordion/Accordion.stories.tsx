import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { guide } from "./Accordion.guide.ts";
import { practice } from "./Accordion.practice.tsx";
import { Accordion } from "./Accordion.tsx";

const items = [
  {
    id: "payer",
    heading: "Comment payer la personne qui m’aide\u202f?",
    content: "En espèces, par virement, par chèque ou en Jobi, directement entre vous.",
  },
  {
    id: "verifie",
    heading: "Que veut dire «\u202fvérifié\u202f»\u202f?",
    content: "Une pièce d’identité valable, les diplômes nécessaires et au moins cinq avis favorables.",
  },
  {
    id: "annuler",
    heading: "Puis-je annuler une mission\u202f?",
    content: "Oui, tant qu’elle n’est pas terminée. Un Jobi est alors retiré de votre solde.",
  },
];

const meta = {
  title: "ui/Accordion",
  component: Accordion,
  tags: ["autodocs"],
  args: { items, onChange: fn() },
  decorators: [
    (Story) => (
      <section>
        <h1>Aide</h1>
        <Story />
      </section>
    ),
  ],
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { headingLevel: 2 } };
export const OneOpen: Story = { args: { headingLevel: 2, defaultOpenIds: ["verifie"] } };
export const AllOpen: Story = { args: { headingLevel: 2, defaultOpenIds: items.map(({ id }) => id) } };
export const LongWords: Story = {
  args: {
    headingLevel: 2,
    defaultOpenIds: ["assurance"],
    items: [
      {
        id: "assurance",
        heading: "Que couvre l’assurance responsabilité civile professionnelle complémentaire\u202f?",
        content: "Anticonstitutionnellement, mais avec le sourire. ".repeat(10),
      },
    ],
  },
  globals: { viewport: { value: "w390" } },
};

/** APG accordion: Tab goes from heading to heading, Enter and Space open and close the panel under it. */
export const KeyboardOnly: Story = {
  tags: [
    "apg:accordion/enter",
    "apg:accordion/space",
    "apg:accordion/tab",
    "apg:accordion/shift-tab",
    "apg:accordion/expanded",
  ],
  args: { headingLevel: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pay = canvas.getByRole("button", { name: /^Comment payer/ });
    const verified = canvas.getByRole("button", { name: /^Que veut dire/ });
    await userEvent.tab();
    await expect(pay).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(pay).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("region", { name: /^Comment payer/ })).toBeVisible();
    await userEvent.tab();
    await expect(verified).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["payer", "verifie"]);
    await userEvent.tab({ shift: true });
    await expect(pay).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(pay).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(canvas.queryByRole("region", { name: /^Comment payer/ })).toBeNull());
    await expect(verified).toHaveAttribute("aria-expanded", "true");
  },
};

export const OneAtATime: Story = {
  args: { headingLevel: 2, isExclusive: true, defaultOpenIds: ["payer"] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Puis-je annuler/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["annuler"]);
  },
};

/** The browser's search in the page finds text of a closed panel: the panel opens. */
export const FoundByTheBrowser: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: /^Que veut dire/ });
    const panel = canvasElement.querySelector(`[id="${trigger.getAttribute("aria-controls")}"]`);
    await expect(panel).toHaveAttribute("hidden", "until-found");
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await expect(panel).not.toHaveAttribute("hidden");
  },
};
