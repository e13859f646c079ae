import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { guide } from "./ShowMore.guide.ts";
import { practice } from "./ShowMore.practice.tsx";
import { ShowMore } from "./ShowMore.tsx";

const reviews = Array.from({ length: 8 }, (_, index) => `Avis numéro ${index + 1} : travail soigné.`);

const meta = {
  title: "ui/ShowMore",
  component: ShowMore<string>,
  tags: ["autodocs"],
  args: {
    items: reviews,
    itemKey: (item: string) => item,
    initialCount: 3,
    children: (item: string) => item,
  },
  parameters: { guide, practice },
} satisfies Meta<typeof ShowMore<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Expanded: Story = { args: { isDefaultExpanded: true } };
export const AllFit: Story = { args: { items: reviews.slice(0, 3) } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
    await waitFor(() => expect(canvas.getAllByRole("listitem")[3]).toHaveFocus());
    await userEvent.tab();
    const less = canvas.getByRole("button", { name: "Afficher moins" });
    await expect(less).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Afficher les 5 suivants" })).toHaveFocus();
  },
};
