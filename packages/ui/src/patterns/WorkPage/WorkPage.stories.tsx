import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { PageHeader } from "../PageHeader/index.ts";
import { guide } from "./WorkPage.guide.ts";
import { practice } from "./WorkPage.practice.tsx";
import { WorkPage } from "./WorkPage.tsx";

const meta = {
  title: "patterns/WorkPage",
  component: WorkPage,
  tags: ["autodocs"],
  args: {
    children: (
      <>
        <PageHeader
          title="Paiements"
          lead="Ce que vous avez reçu et ce qui est encore attendu, mission par mission."
          size="compact"
        />
        <Card>Monter une armoire : 55&nbsp;€</Card>
        <Card>Tailler une haie de thuyas : 120&nbsp;€</Card>
      </>
    ),
  },
  parameters: { guide, practice, layout: "fullscreen" },
} satisfies Meta<typeof WorkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Text: Story = { args: { measure: "text" } };
export const Form: Story = { args: { measure: "form" } };
