import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Container.guide.ts";
import { practice } from "./Container.practice.tsx";
import { Container } from "./Container.tsx";

const meta = {
  title: "ui/Container",
  component: Container,
  tags: ["autodocs"],
  args: {
    children: (
      <p style={{ background: "var(--j-sunken)", padding: 16 }}>
        Bricolage, jardin, ménage, cours, déménagement : trouvez quelqu’un de confiance près de chez vous, ou
        gagnez un revenu avec vos savoir-faire.
      </p>
    ),
  },
  parameters: { layout: "fullscreen", guide, practice },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { width: "form" } };
export const Text: Story = { args: { width: "text" } };
export const Content: Story = { args: { width: "content" } };
export const Wide: Story = { args: { width: "wide" } };
