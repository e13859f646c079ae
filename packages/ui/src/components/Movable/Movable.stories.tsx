import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { guide } from "./Movable.guide.ts";
import { practice } from "./Movable.practice.tsx";
import { Movable } from "./Movable.tsx";

const meta = {
  title: "ui/Movable",
  component: Movable,
  tags: ["autodocs"],
  args: {
    label: "Déplacer\u00a0: Cours de maths",
    isTaken: false,
    children: <a href="#cours">Cours de maths, 14 h 30 – 16 h</a>,
    onTake: fn(),
    onStep: fn(),
    onDrag: fn(),
    onDrop: fn(),
    onLeave: fn(),
  },
  parameters: { guide, practice },
  decorators: [boxed({ width: 240, minHeight: 80 })],
} satisfies Meta<typeof Movable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: args.label }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const Taken: Story = {
  args: { isTaken: true },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button", { name: args.label, pressed: true }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{Enter}{Escape}");
    await expect(args.onStep).toHaveBeenNthCalledWith(1, { x: 1, y: 0 });
    await expect(args.onStep).toHaveBeenNthCalledWith(2, { x: 0, y: -1 });
    await expect(args.onDrop).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The press that ends a drag does not follow the link. */
export const Dragged: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole("link");
    const at = (x: number, y: number) => ({
      pointerId: 1,
      pointerType: "mouse",
      button: 0,
      pageX: x,
      pageY: y,
      clientX: x,
      clientY: y,
    });
    await fireEvent.pointerDown(link, at(40, 40));
    await fireEvent.pointerMove(window, at(60, 70));
    await fireEvent.pointerUp(window, at(60, 70));
    const isFollowed = await fireEvent.click(link, { detail: 1 });
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledOnce());
    await expect(args.onDrag).toHaveBeenCalled();
    await expect(isFollowed).toBe(false);
  },
};
