import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { Card } from "../Card/index.ts";
import { guide } from "./ResizablePanel.guide.ts";
import { practice } from "./ResizablePanel.practice.tsx";
import { ResizablePanel, type ResizablePanelProps } from "./ResizablePanel.tsx";

function Live(props: ResizablePanelProps): ReactElement {
  const [size, setSize] = useGiven(props.size);
  return (
    <div style={{ display: "flex", alignItems: "start" }}>
      <Card>
        <ResizablePanel
          {...props}
          size={size}
          onResize={(next) => {
            setSize(next);
            props.onResize(next);
          }}
        />
      </Card>
    </div>
  );
}

const meta = {
  title: "ui/ResizablePanel",
  component: ResizablePanel,
  tags: ["autodocs"],
  args: {
    label: "Notifications",
    size: { width: 360, height: 240 },
    bounds: { width: { min: 280, max: 640 }, height: { min: 160, max: 480 } },
    onResize: fn(),
    children: (
      <p style={{ padding: "0 28px 28px 0" }}>
        Karim propose 55&nbsp;€ au lieu de 60&nbsp;€ pour monter une armoire et fixer deux étagères.
      </p>
    ),
  },
  render: (args) => <Live {...args} />,
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof ResizablePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothEdges: Story = {};
export const WidthOnly: Story = { args: { bounds: { width: { min: 280, max: 640 } } } };
export const HeldAtTheRight: Story = {
  args: { anchor: "top end", children: <p style={{ paddingInline: 28 }}>Le bord gauche se déplace.</p> },
};
export const Smallest: Story = { args: { size: { width: 280, height: 160 } } };
export const OnAPhone: Story = {
  args: { size: { width: 640, height: 240 } },
  globals: { viewport: { value: "w390" } },
};

/** APG window splitter: arrows, Home, End, and Enter to fold and unfold. */
export const KeyboardOnly: Story = {
  tags: [
    "apg:window-splitter/arrow-left",
    "apg:window-splitter/arrow-right",
    "apg:window-splitter/arrow-up",
    "apg:window-splitter/arrow-down",
    "apg:window-splitter/enter",
    "apg:window-splitter/home",
    "apg:window-splitter/end",
  ],
  play: async ({ canvasElement, args }) => {
    const width = within(canvasElement).getByRole("separator", { name: /Largeur/ });
    const height = within(canvasElement).getByRole("separator", { name: /Hauteur/ });
    await userEvent.tab();
    await expect(width).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(width).toHaveAttribute("aria-valuenow", "376");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(width).toHaveAttribute("aria-valuenow", "344");
    await userEvent.keyboard("{End}");
    await expect(width).toHaveAttribute("aria-valuenow", "640");
    await userEvent.keyboard("{ArrowRight}");
    await expect(width).toHaveAttribute("aria-valuenow", "640");
    await userEvent.keyboard("{Enter}");
    await expect(width).toHaveAttribute("aria-valuenow", "280");
    await userEvent.keyboard("{Enter}");
    await expect(width).toHaveAttribute("aria-valuenow", "640");
    await userEvent.keyboard("{Home}");
    await expect(width).toHaveAttribute("aria-valuenow", "280");
    await userEvent.tab();
    await expect(height).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(height).toHaveAttribute("aria-valuenow", "256");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(height).toHaveAttribute("aria-valuenow", "224");
    await expect(args.onResize).toHaveBeenLastCalledWith({ width: 280, height: 224 });
  },
};

export const DraggedWithinBounds: Story = {
  args: { anchor: "top end" },
  play: async ({ canvasElement }) => {
    const edge = within(canvasElement).getByRole("separator", { name: /Largeur/ });
    const panel = canvasElement.querySelector(`[id="${edge.getAttribute("aria-controls")}"]`) as HTMLElement;
    edge.setPointerCapture = () => {};
    const lengthBecomes = (length: string) =>
      waitFor(() => expect(edge).toHaveAttribute("aria-valuenow", length));
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1 });
    await fireEvent.pointerMove(edge, at(300));
    await expect(edge).toHaveAttribute("aria-valuenow", "360");
    await fireEvent.pointerDown(edge, at(300));
    await fireEvent.pointerMove(edge, at(260));
    await lengthBecomes("400");
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(400));
    await fireEvent.pointerMove(edge, at(-900));
    await lengthBecomes("640");
    await fireEvent.pointerMove(edge, at(900));
    await lengthBecomes("280");
    await fireEvent.pointerUp(edge, at(900));
    await fireEvent.pointerMove(edge, at(0));
    await expect(edge).toHaveAttribute("aria-valuenow", "280");
  },
};
