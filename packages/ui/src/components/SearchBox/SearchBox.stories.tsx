import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays, MapPin, Search } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { TextField } from "../TextField/index.ts";
import { guide } from "./SearchBox.guide.ts";
import { SearchBox } from "./SearchBox.tsx";
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
  parameters: { guide },
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

export const SentByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement);
    await userEvent.type(box.getByRole("textbox", { name: "De quoi avez-vous besoin ?" }), "armoire{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ q: "armoire", lieu: "", rayon: "10" });
  },
};
