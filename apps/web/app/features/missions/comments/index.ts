export { CommentsSection } from "./CommentsSection.tsx";
