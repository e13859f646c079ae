export { CountdownNotice, type CountdownNoticeProps } from "./CountdownNotice.tsx";
