import { adviceContract } from "@jobami/api/advice/contract";
import { adviceSlugs } from "@jobami/api/advice/routes";
import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AdviceArticleScreen } from "./AdviceArticleScreen.tsx";
import { AdviceScreen } from "./AdviceScreen.tsx";
import { oneAdvice, someAdvice } from "./advice.fixture.ts";
import { copy, placeLabels } from "./copy.ts";

const heard = fn();
const { reads, read } = adviceContract;

interface PageProps {
  screen: "list" | "article";
  q: string;
  count: number;
}

function Page({ screen, q, count }: PageProps) {
  return (
    <StoryProviders path="/dashboard/formations_et_conseils" user={jobbeur} onNotice={heard}>
      <main>
        {screen === "list" ? (
          <AdviceScreen q={q} articles={someAdvice.slice(0, count)} />
        ) : (
          <AdviceArticleScreen article={oneAdvice} next={someAdvice[2] ?? null} />
        )}
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Formations et conseils",
  component: Page,
  args: { screen: "list", q: "", count: someAdvice.length },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    heard.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Articles: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const progress = canvas.getByRole("progressbar", { name: copy.progress });
    await waitFor(() => expect(progress).toHaveAttribute("aria-valuetext", "2\u00a0articles lus sur 8"));
    await expect(canvas.getAllByText(copy.read)).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: oneAdvice.title })).toHaveAttribute(
      "href",
      `/dashboard/formations_et_conseils/${oneAdvice.slug}`,
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const AllRead: Story = {
  parameters: { msw: [mockAnswer(reads, { success: true, data: [...adviceSlugs] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(copy.read)).toHaveLength(8);
  },
};
export const Found: Story = {
  args: { q: "photos", count: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("status")).toHaveTextContent(/2.conseils pour/);
    await expect(canvas.getByRole("searchbox")).toHaveValue("photos");
  },
};
export const NothingFound: Story = {
  args: { q: "zzz", count: 0 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { name: copy.none })).toBeVisible();
  },
};
/** The articles are there even where what was read is not known. */
export const Offline: Story = {
  parameters: { msw: [mockNetworkFailure(reads)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.failed)).toBeVisible();
    await expect(canvas.getByRole("link", { name: oneAdvice.title })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(reads)] } };

export const Article: Story = {
  args: { screen: "article" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: placeLabels.profile })).toHaveAttribute(
      "href",
      "/dashboard/profil",
    );
    await userEvent.click(await canvas.findByRole("button", { name: copy.markRead }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: copy.markedRead })),
    );
    await expect(await canvas.findByRole("button", { name: copy.markUnread })).toBeVisible();
  },
};
export const ArticleOnAPhone: Story = {
  args: { screen: "article" },
  globals: { viewport: { value: "w390" } },
};
export const ArticleNotKept: Story = {
  args: { screen: "article" },
  parameters: { msw: [mockRefusal(read, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.markRead }));
    await expect(await canvas.findByText("Panne.")).toBeVisible();
  },
};
