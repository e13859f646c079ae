import type { Meta, StoryObj } from "@storybook/react-vite";
import { samples } from "../../testing/samples.tsx";
import { Inline } from "../Inline/index.ts";
import { guide } from "./Stack.guide.ts";
import { practice } from "./Stack.practice.tsx";
import { Stack, type StackProps } from "./Stack.tsx";

const meta = {
  title: "ui/Stack",
  component: Stack,
  tags: ["autodocs"],
  args: { gap: 4, children: samples(3) },
  parameters: { guide, practice },
} satisfies Meta<StackProps>;

export default meta;
type Story = StoryObj<StackProps>;

export const Plain: Story = {};
export const Gaps: Story = {
  render: () => (
    <Inline gap={8}>
      <Stack gap={1}>{samples(3)}</Stack>
      <Stack gap={3}>{samples(3)}</Stack>
      <Stack gap={6}>{samples(3)}</Stack>
    </Inline>
  ),
};
export const AtTheStart: Story = { args: { align: "start" } };
export const Centred: Story = { args: { align: "center" } };
export const AList: Story = {
  render: () => (
    <Stack as="ul" gap={2}>
      {samples(3, "li")}
    </Stack>
  ),
};
