import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, Star } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { Button } from "../Button/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { guide } from "./Tooltip.guide.ts";
import { practice } from "./Tooltip.practice.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "ui/Tooltip",
  component: Tooltip,
  tags: ["autodocs"],
  args: {
    text: "Gardée 30 jours, puis effacée",
    children: <IconButton label="Archiver" icon={<Archive />} />,
  },
  decorators: [boxed({ display: "flex", justifyContent: "center", gap: 8, padding: 96 })],
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

async function shown(): Promise<HTMLElement> {
  const bubble = await screen.findByRole("tooltip");
  await waitFor(() => expect(bubble).toBeVisible());
  return bubble;
}
const gone = () => waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());

export const Hidden: Story = {};

export const Shown: Story = {
  tags: ["every-look"],
  play: async () => {
    await userEvent.tab();
    await expect(await shown()).toHaveTextContent("Gardée 30 jours, puis effacée");
  },
};

export const Below: Story = {
  args: { placement: "bottom" },
  play: async () => {
    await userEvent.tab();
    await shown();
  },
};

export const LongWords: Story = {
  args: {
    text: "Le paiement est retenu jusqu’à ce que vous confirmiez que le travail a été fait comme convenu.",
    children: <Button variant="secondary">Paiement retenu</Button>,
  },
  play: async () => {
    await userEvent.tab();
    await shown();
  },
};

/** APG tooltip: shown with the focus, which stays on the control; Escape hides it; gone with the focus. */
export const KeyboardOnly: Story = {
  tags: [
    "apg:tooltip/focus",
    "apg:tooltip/escape",
    "apg:tooltip/blur",
    "apg:tooltip/role",
    "apg:tooltip/description",
  ],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("button", { name: "Archiver" });
    await expect(control).toHaveAccessibleDescription("Gardée 30 jours, puis effacée");
    await userEvent.tab();
    await shown();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription("Gardée 30 jours, puis effacée");
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(control).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown();
    await userEvent.tab({ shift: true });
    await gone();
  },
};

/** The control is the same element with text and without. */
export const NothingToSay: Story = {
  args: { text: null },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const control = within(canvasElement).getByRole("button", { name: "Archiver" });
    await expect(control).toHaveFocus();
    await expect(control).not.toHaveAttribute("aria-describedby");
    await new Promise((resolve) => setTimeout(resolve, 250));
    await expect(screen.queryByRole("tooltip")).toBeNull();
  },
};

/** WCAG 1.4.13: stays while the pointer is on the text, gone when it left both or pressed. */
export const UnderThePointer: Story = {
  tags: ["apg:tooltip/hover"],
  play: async ({ canvasElement, userEvent: pointer }) => {
    const control = within(canvasElement).getByRole("button");
    await pointer.hover(control);
    const bubble = await shown();
    await pointer.unhover(control);
    await pointer.hover(bubble);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await expect(bubble).toBeVisible();
    await pointer.unhover(bubble);
    await gone();
    await pointer.hover(control);
    await shown();
    await pointer.click(control);
    await gone();
  },
};

export const AlongARow: Story = {
  render: () => (
    <>
      <Tooltip text="Gardée 30 jours">
        <IconButton label="Archiver" icon={<Archive />} />
      </Tooltip>
      <Tooltip text="Retrouvée dans vos favoris">
        <IconButton label="Garder" icon={<Star />} />
      </Tooltip>
    </>
  ),
  play: async ({ canvasElement, userEvent: pointer }) => {
    const [archive, keep] = within(canvasElement).getAllByRole("button");
    await pointer.hover(archive as HTMLElement);
    await expect(await shown()).toHaveTextContent("Gardée 30 jours");
    await pointer.hover(keep as HTMLElement);
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Retrouvée"));
  },
};
