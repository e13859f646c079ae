import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays, MapPin, Search } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { TextField } from "../TextField/index.ts";
import { guide } from "./SearchBox.guide.ts";
import { practice } from "./SearchBox.practice.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SearchBoxFold } from "./SearchBoxFold.tsx";
import { SearchBoxSelect } from "./SearchBoxSelect.tsx";

const fields = (what = "", where = "") => (
  <>
    <TextField label="De quoi avez-vous besoin ?" name="q" icon={<Search size={20} />} defaultValue={what} />
    <TextField label="Où ?" name="lieu" icon={<MapPin size={20} />} defaultValue={where} />
  </>
);

const meta = {
  title: "ui/SearchBox",
  component: SearchBox,
  tags: ["autodocs"],
  args: {
    label: "Recherche de jobbeurs",
    submitLabel: "Rechercher",
    hidden: [["rayon", "10"]],
    children: fields(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  parameters: { guide, practice },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { children: fields("monter une armoire", "Villeurbanne (69)") } };
export const WithAChoice: Story = {
  args: {
    children: fields("monter une armoire", "Villeurbanne (69)"),
    more: (
      <SearchBoxSelect
        label="Quand ?"
        name="quand"
        icon={<CalendarDays size={20} />}
        options={[
          { value: "", label: "Peu importe" },
          { value: "2026-12-05", label: "Samedi 5 décembre" },
        ]}
        defaultValue="2026-12-05"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox", { name: "Quand ?" })).toHaveValue("2026-12-05");
  },
};
export const LongText: Story = {
  args: {
    children: fields(
      "accompagnement administratif et démarches dématérialisées",
      "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson (51)",
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** As the browser has it: what stands in a closed `details` may be in sight. */
const isInSight = (canvas: HTMLElement) => canvas.querySelector("form")?.checkVisibility();
const folded: Story = {
  render: (args) => (
    <SearchBoxFold
      summary="Montage de meubles · Lyon · samedi 5 décembre"
      labels={{ open: "Modifier", close: "Fermer" }}
    >
      <SearchBox {...args} />
    </SearchBoxFold>
  ),
};
/** Once a search was made it takes one line of a phone; its box opens in place. */
export const Folded: Story = {
  ...folded,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isInSight(canvasElement)).toBe(false);
    await expect(canvas.getByText("Modifier")).toBeVisible();
  },
};
export const Unfolded: Story = {
  ...folded,
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Modifier"));
    await expect(await canvas.findByText("Fermer")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "De quoi avez-vous besoin ?" })).toHaveFocus();
  },
};
/** From a tablet on there is room: the box stands open, and its line is not needed. */
export const FoldedWithRoom: Story = {
  ...folded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isInSight(canvasElement)).toBe(true);
    await expect(canvas.getByText("Modifier").checkVisibility()).toBe(false);
  },
};

export const SentByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement);
    await userEvent.type(box.getByRole("textbox", { name: "De quoi avez-vous besoin ?" }), "armoire{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ q: "armoire", lieu: "", rayon: "10" });
  },
};
