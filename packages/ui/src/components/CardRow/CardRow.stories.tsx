import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "../../styles/text.css.ts";
import { Card } from "../Card/index.ts";
import { guide } from "./CardRow.guide.ts";
import { practice } from "./CardRow.practice.tsx";
import { CardRow, type CardRowProps } from "./CardRow.tsx";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} element="li" padding="small">
      <p>
        <a href={`#carte-${index + 1}`}>{`Carte ${index + 1}`}</a>
      </p>
      {index === 1 && <p>Une carte qui a davantage à dire que ses voisines, sur plusieurs lignes.</p>}
    </Card>
  ));

const meta = {
  title: "ui/CardRow",
  component: CardRow,
  tags: ["autodocs"],
  args: { label: "Services", children: cards(9) },
  parameters: { guide, practice },
} satisfies Meta<CardRowProps>;

export default meta;
type Story = StoryObj<CardRowProps>;

export const Many: Story = {};
export const WithAHead: Story = {
  args: { head: <h2 className={heading[2]}>Les services les plus demandés</h2> },
};
export const Small: Story = { args: { width: "small" } };
export const Thirds: Story = { args: { width: "third", children: cards(3) } };
export const Fifths: Story = { args: { width: "fifth", children: cards(5) } };
export const AllInSight: Story = { args: { children: cards(2) } };
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

const rowOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("list", { name: "Services" });

export const KeyboardOnly: Story = {
  play: async ({ canvasElement, step }) => {
    const row = rowOf(canvasElement);
    await step("the row can have the focus, and so can what its cards hold", async () => {
      while (document.activeElement !== row) await userEvent.tab();
      await expect(row).toHaveFocus();
      await userEvent.tab();
      await expect(within(row).getByRole("link", { name: "Carte 1" })).toHaveFocus();
    });
    await step("what has the focus is in sight", async () => {
      for (let card = 0; card < 8; card++) await userEvent.tab();
      const last = within(row).getByRole("link", { name: "Carte 9" });
      await expect(last).toHaveFocus();
      await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    });
  },
};

export const ByButtons: Story = {
  play: async ({ canvasElement }) => {
    if (!globalThis.matchMedia("(min-width: 40em)").matches) return;
    const canvas = within(canvasElement);
    const row = rowOf(canvasElement);
    const next = await canvas.findByRole("button", { name: /^Voir la suite\s:\sServices$/ });
    const previous = canvas.getByRole("button", { name: /^Voir ce qui précède\s:\sServices$/ });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "false"));
    // Each press goes on from where the row is: it moves smoothly.
    await waitFor(
      async () => {
        await userEvent.click(next);
        await expect(next).toHaveAttribute("aria-disabled", "true");
      },
      { timeout: 8000, interval: 300 },
    );
    await expect(next).toHaveFocus();
  },
};

export const OfTwo: Story = {
  args: { children: cards(2) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowOf(canvasElement)).not.toHaveAttribute("tabindex"));
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
