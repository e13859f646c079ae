import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { guide } from "./ColumnChart.guide.ts";
import { practice } from "./ColumnChart.practice.tsx";
import { ColumnChart } from "./ColumnChart.tsx";

const days = (values: readonly number[]) =>
  values.map((value, place) => ({ label: `${place + 1} nov.`, value, text: String(value) }));
const months = [
  "janv.",
  "févr.",
  "mars",
  "avr.",
  "mai",
  "juin",
  "juil.",
  "août",
  "sept.",
  "oct.",
  "nov.",
  "déc.",
];
const money = (values: readonly number[]) =>
  values.map((value, place) => ({ label: months[place] ?? "", value, text: `${value}\u00a0€` }));

const meta = {
  title: "ui/ColumnChart",
  component: ColumnChart,
  tags: ["autodocs"],
  args: {
    title: "Vues du profil",
    total: "41 en tout",
    heads: ["Jour", "Vues"],
    columns: days([1, 0, 2, 3, 1, 0, 0, 2, 4, 1, 1, 0, 2, 5, 3, 0, 1, 1, 2, 0, 0, 1, 3, 2, 1, 0, 1, 2, 1, 1]),
  },
  decorators: [boxed({ maxWidth: 520 })],
  parameters: { guide, practice },
} satisfies Meta<typeof ColumnChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/^Vues du profil.: les chiffres$/));
    await expect(canvas.getByRole("row", { name: "14 nov. 5" })).toBeVisible();
  },
};
export const Year: Story = {
  args: {
    title: "Reçu",
    total: "3\u202f120\u00a0€",
    heads: ["Mois", "Reçu"],
    columns: money([120, 80, 240, 310, 290, 400, 150, 90, 360, 420, 380, 280]),
  },
};
export const OnePeak: Story = { args: { columns: days([0, 1, 0, 240, 1, 0, 2]), total: "244 en tout" } };
export const Nothing: Story = { args: { columns: days([0, 0, 0, 0, 0, 0, 0]), total: "0 en tout" } };
export const BelowZero: Story = {
  args: {
    title: "Reçu",
    heads: ["Mois", "Reçu"],
    total: "60\u00a0€",
    columns: money([120, -60, 0]),
  },
};
export const LongWords: Story = {
  args: {
    title: "Accompagnements administratifs anticonstitutionnellement dématérialisés",
    total: "12\u202f345\u202f678 en tout depuis l’inscription",
  },
};
