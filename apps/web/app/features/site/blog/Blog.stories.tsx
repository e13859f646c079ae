import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { contentsOf } from "../../../entities/prose/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ArticleScreen } from "./ArticleScreen.tsx";
import { BlogScreen } from "./BlogScreen.tsx";
import { someArticles, someProse } from "./blog.fixture.ts";

const [newest, ...older] = someArticles;

const meta = {
  title: "web/Blog",
  component: BlogScreen,
  parameters: { layout: "fullscreen" },
  args: { articles: someArticles },
  render: (args) => (
    <StoryProviders path="/blog">
      <main>
        <BlogScreen {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof BlogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Articles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual(
      someArticles.map(({ title }) => title),
    );
    await expect(canvas.getByText("Mis à jour le 2 novembre 2026")).toBeVisible();
  },
};

export const OneArticle: Story = { args: { articles: someArticles.slice(0, 1) } };
export const None: Story = { args: { articles: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

const article = newest && { ...newest, blocks: someProse, contents: contentsOf(someProse) };

export const Reading: Story = {
  render: () => (
    <StoryProviders path="/blog/petits-boulots-et-loi">
      <main>{article && <ArticleScreen article={article} others={older} />}</main>
    </StoryProviders>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "En résumé" })).toHaveAttribute("href", "#en-resume");
    await expect(canvas.getByRole("link", { name: "les conditions d’utilisation" })).toHaveAttribute(
      "href",
      "/conditions-utilisation",
    );
  },
};
export const ReadingOnAPhone: Story = {
  render: Reading.render ?? (() => <></>),
  globals: { viewport: { value: "w390" } },
};
