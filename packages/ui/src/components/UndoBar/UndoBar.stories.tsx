import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./UndoBar.guide.ts";
import { practice } from "./UndoBar.practice.tsx";
import { UndoBar, type UndoView } from "./UndoBar.tsx";

const deleted: UndoView = {
  message: "Notification supprimée",
  progress: 0.2,
  secondsLeft: 4,
  isPaused: false,
};

const meta = {
  title: "ui/UndoBar",
  component: UndoBar,
  tags: ["autodocs"],
  args: { undo: deleted, onUndo: fn(), onDismiss: fn(), onPause: fn(), onResume: fn() },
  decorators: [boxed({ minHeight: 200 })],
  parameters: { layout: "fullscreen", guide, practice },
} satisfies Meta<typeof UndoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { undo: null } };
export const JustDone: Story = {};
export const NearlyOver: Story = { args: { undo: { ...deleted, progress: 0.95, secondsLeft: 1 } } };
export const Paused: Story = { args: { undo: { ...deleted, isPaused: true } } };
export const LongWords: Story = {
  args: {
    undo: {
      ...deleted,
      message: "Conversation avec l’Association intercommunale d’accompagnement administratif archivée",
    },
  },
};
export const OnAPhone: Story = { ...LongWords, globals: { viewport: { value: "w390" } } };

export const PausesUnderThePointer: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const text = within(canvasElement).getByText("Notification supprimée");
    await userEvent.hover(text);
    await expect(args.onPause).toHaveBeenCalledOnce();
    await expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.unhover(text);
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Annuler" })).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fermer" })).toHaveFocus();
    await expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "region, Annulation",
      "status",
      "Notification supprimée",
      "button, Annuler",
      "button, Fermer",
    ]);
  },
};
