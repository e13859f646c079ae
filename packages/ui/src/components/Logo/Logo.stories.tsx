import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Logo.guide.ts";
import { practice } from "./Logo.practice.tsx";
import { Logo, LogoMark } from "./Logo.tsx";

const meta = {
  title: "ui/Logo",
  component: Logo,
  tags: ["autodocs"],
  args: { name: "Jobami" },
  parameters: { guide, practice },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };
export const OneColour: Story = { args: { tone: "mono" } };
export const AnotherName: Story = { args: { name: "Le coup de main du quartier" } };
export const Mark: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 24 }}>
      {[96, 48, 24, 16].map((size) => (
        <LogoMark key={size} size={size} label={`Jobami, ${size} px`} />
      ))}
      {[64, 16].map((size) => (
        <LogoMark key={size} size={size} tone="mono" label={`Jobami en une couleur, ${size} px`} />
      ))}
    </div>
  ),
};
