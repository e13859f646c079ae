import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Card } from "../Card/Card.tsx";
import { guide } from "./Skeleton.guide.ts";
import { practice } from "./Skeleton.practice.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

const meta = {
  title: "ui/Skeleton",
  component: Skeleton,
  tags: ["autodocs"],
  parameters: { guide, practice },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Title: Story = { args: { shape: "title", width: "wide" } };
export const Pill: Story = { args: { shape: "pill", width: "tag" } };
export const Circle: Story = { args: { shape: "circle" } };
export const Icon: Story = { args: { shape: "icon" } };
export const Figure: Story = { args: { width: "figure" } };
export const Control: Story = { args: { shape: "control" } };
export const Image: Story = { args: { shape: "image" } };

export const MissionCards: Story = {
  render: () => (
    <SkeletonGroup label="Chargement des missions…">
      <Stack gap={3}>
        {["a", "b", "c"].map((key) => (
          <Card key={key}>
            <Stack gap={2}>
              <Skeleton shape="pill" width="tag" />
              <Skeleton shape="title" width="wide" />
              <Skeleton width="half" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  ),
};
