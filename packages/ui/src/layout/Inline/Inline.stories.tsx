import type { Meta, StoryObj } from "@storybook/react-vite";
import { boxed } from "../../testing/boxed.tsx";
import { samples } from "../../testing/samples.tsx";
import { guide } from "./Inline.guide.ts";
import { practice } from "./Inline.practice.tsx";
import { Inline, type InlineProps } from "./Inline.tsx";

const meta = {
  title: "ui/Inline",
  component: Inline,
  tags: ["autodocs"],
  args: { gap: 3, children: samples(6) },
  decorators: [boxed({ maxWidth: "30rem" })],
  parameters: { guide, practice },
} satisfies Meta<InlineProps>;

export default meta;
type Story = StoryObj<InlineProps>;

export const Plain: Story = {};
export const Between: Story = { args: { justify: "between", align: "center", children: samples(2) } };
export const OnABaseline: Story = {
  args: {
    align: "baseline",
    children: (
      <>
        <strong style={{ fontSize: "2rem" }}>45</strong>
        {samples(2)}
      </>
    ),
  },
};
export const StackedOnAPhone: Story = {
  args: { stackedBelow: "tablet", children: samples(3) },
  globals: { viewport: { value: "w390" } },
};
export const OneLine: Story = {
  args: { isOneLine: true, children: samples(2) },
};
export const AList: Story = {
  render: () => (
    <Inline as="ul" gap={5} rowGap={1}>
      {samples(6, "li")}
    </Inline>
  ),
};
