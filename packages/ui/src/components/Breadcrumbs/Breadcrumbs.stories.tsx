import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { guide } from "./Breadcrumbs.guide.ts";
import { practice } from "./Breadcrumbs.practice.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const crumbs = [
  { label: "Tableau de bord", href: "#tableau" },
  { label: "Missions", href: "#missions" },
  { label: "Tailler une haie de thuyas", href: "#haie" },
];

const meta = {
  title: "ui/Breadcrumbs",
  component: Breadcrumbs,
  tags: ["autodocs"],
  args: { crumbs },
  parameters: { guide, practice },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { crumbs: crumbs.slice(1) } };
export const LongWords: Story = {
  args: {
    crumbs: [
      ...crumbs.slice(0, 2),
      { label: "Accompagnement administratif et démarches dématérialisées personnalisées", href: "#aide" },
    ],
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ["Tableau de bord", "Missions", "Tailler une haie de thuyas"]) {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole("link", { name })).toHaveFocus();
    }
  },
};
