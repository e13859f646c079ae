import type { Meta, StoryObj } from "@storybook/react-vite";
import { Info } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { guide } from "./Popover.guide.ts";
import { practice } from "./Popover.practice.tsx";
import { PopoverButton } from "./PopoverButton.tsx";

const meta = {
  title: "ui/Popover",
  component: PopoverButton,
  tags: ["autodocs"],
  args: {
    children: "Pourquoi\u202f?",
    icon: <Info />,
    label: "Pourquoi ce prix",
    content: (
      <p>
        60&nbsp;€ demandés, dont 6&nbsp;€ pour le service. Karim reçoit 54&nbsp;€ quand vous confirmez que le
        travail est fait.
      </p>
    ),
  },
  decorators: [boxed({ minHeight: 360 })],
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof PopoverButton>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole("button"));
  const panel = await screen.findByRole("dialog");
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
}

export const Closed: Story = {};

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel).toHaveAccessibleName("Pourquoi ce prix");
    await expect(panel).toHaveTextContent("Karim reçoit 54");
  },
};

export const WithControls: Story = {
  args: {
    children: "Filtrer",
    icon: undefined,
    label: "Filtrer par prix",
    content: (close) => (
      <div style={{ display: "grid", gap: 12 }}>
        <TextField label="Prix maximum" suffix="€" inputMode="decimal" />
        <Button onClick={close}>Appliquer</Button>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.type(within(panel).getByRole("textbox", { name: "Prix maximum" }), "80");
    await userEvent.click(within(panel).getByRole("button", { name: "Appliquer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button"));
    await screen.findByRole("dialog");
  },
};

export const LongContent: Story = {
  args: {
    label: "Ce que comprend le service",
    content: Array.from({ length: 24 }, (_, index) => (
      <p
        key={`garantie-${index + 1}`}
      >{`Garantie ${index + 1}. Le travail est couvert et le paiement retenu.`}</p>
    )),
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const region = await within(panel).findByRole("region", { name: "Ce que comprend le service" });
    await expect(region).toHaveAttribute("tabindex", "0");
  },
};

export const OnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: "w390" } },
};

/** Keyboard: Enter opens and moves inside, Tab stays inside, Escape closes and gives the focus back. */
export const KeyboardOnly: Story = {
  args: WithControls.args ?? {},
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Filtrer" });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog", { name: "Filtrer par prix" });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    for (let presses = 0; presses < 5; presses++) {
      await userEvent.tab();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  },
};

export const ClosesOnAPressOutside: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByTestId("underlay"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
  },
};

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(await open(canvasElement))).toEqual([
      "dialog, Pourquoi ce prix",
      "60 € demandés, dont 6 € pour le service. Karim reçoit 54 € quand vous confirmez que le travail est fait.",
    ]);
  },
};
