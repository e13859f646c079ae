import type { Meta, StoryObj } from "@storybook/react-vite";
import { sprinkles } from "../../styles/sprinkles.css.ts";
import { Card } from "../Card/Card.tsx";
import { guide } from "./Skeleton.guide.ts";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

const meta = {
  title: "ui/Skeleton",
  component: Skeleton,
  tags: ["autodocs"],
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Title: Story = { args: { shape: "title", width: "wide" } };
export const Pill: Story = { args: { shape: "pill", width: "tag" } };
export const Circle: Story = { args: { shape: "circle" } };
export const Control: Story = { args: { shape: "control" } };
export const Image: Story = { args: { shape: "image" } };

export const MissionCards: Story = {
  render: () => (
    <SkeletonGroup label="Chargement des missions…">
      <div className={sprinkles({ display: "grid", gap: 3 })}>
        {["a", "b", "c"].map((key) => (
          <Card key={key}>
            <div className={sprinkles({ display: "grid", gap: 2 })}>
              <Skeleton shape="pill" width="tag" />
              <Skeleton shape="title" width="wide" />
              <Skeleton width="half" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  ),
};
