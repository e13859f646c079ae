import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { covering, Opened } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { guide } from "./Drawer.guide.ts";
import { practice } from "./Drawer.practice.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  title: "ui/Drawer",
  component: Drawer,
  tags: ["autodocs"],
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Filtrer les missions",
    children: (
      <div style={{ display: "grid", gap: 12 }}>
        <Checkbox label="Urgent" />
        <Checkbox label="Près de chez moi" />
        <Checkbox label="Payé en Jobi" />
      </div>
    ),
    footer: <Button isFullWidth>Voir 24 missions</Button>,
  },
  render: (args) => (
    <div style={{ minHeight: 640, padding: 16 }}>
      <Opened command="Ouvrir" isOpen={args.isOpen} onClose={args.onClose}>
        {(isOpen, close) => <Drawer {...args} isOpen={isOpen} onClose={close} />}
      </Opened>
    </div>
  ),
  parameters: { ...covering, guide, practice },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(): Promise<HTMLElement> {
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer).toBeVisible());
  return drawer;
}

export const FromTheStart: Story = {
  play: async () => {
    await expect(await opened()).toHaveAccessibleName("Filtrer les missions");
  },
};
export const FromTheEnd: Story = {
  args: { side: "end" },
  play: async () => {
    await opened();
  },
};
export const OnAPhone: Story = {
  ...FromTheStart,
  globals: { viewport: { value: "w390" } },
};
export const LongContent: Story = {
  args: {
    title: "Compétences",
    footer: undefined,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={`competence-${index + 1}`}>{`Compétence numéro ${index + 1}`}</p>
    )),
  },
  play: async () => {
    const region = await within(await opened()).findByRole("region", { name: "Compétences" });
    await expect(region).toHaveAttribute("tabindex", "0");
  },
};

/** APG dialog: focus moves in, Tab goes round inside in both directions, Escape closes and gives the focus back. */
export const KeyboardOnly: Story = {
  tags: [
    "apg:dialog/opens",
    "apg:dialog/tab",
    "apg:dialog/shift-tab",
    "apg:dialog/escape",
    "apg:dialog/returns",
  ],
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Ouvrir" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const drawer = await opened();
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    const close = within(drawer).getByRole("button", { name: "Fermer" });
    const last = within(drawer).getByRole("button", { name: "Voir 24 missions" });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ args }) => {
    const drawer = await opened();
    await userEvent.click(within(drawer).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ReadAloud: Story = {
  play: async () => {
    await expect(await spoken(await screen.findByRole("dialog"))).toEqual([
      "dialog, Filtrer les missions",
      "heading, Filtrer les missions, level 2",
      "button, Fermer",
      "checkbox, Urgent, not checked",
      "Urgent",
      "checkbox, Près de chez moi, not checked",
      "Près de chez moi",
      "checkbox, Payé en Jobi, not checked",
      "Payé en Jobi",
      "button, Voir 24 missions",
    ]);
  },
};
