import { graphql } from "gatsby";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { DepositBars } from "./DepositBars";
import { ToolCard } from "./ToolCard";

/** Beside the group of the question that the law names: the most that can be asked for up front. */
export const DepositDrawing = ({ data, questions }: SlotProps["questionsDrawing"]) =>
  data.cap && data.depositTool?.faq && questions.includes(data.depositTool.faq.entryId) ? (
    <DepositBars figures={data.cap.figures} home={data.depositTool.home} />
  ) : null;

/** The question of the calculator for deposits. */
export const DepositCard = () => <ToolCard name="deposit" />;

export const query = graphql`
  fragment DepositLaw_tool on DepositTool {
    why
    questions {
      id
      choices {
        id
        answer
        why
        notFor
      }
    }
    answers {
      none
      ask
      lifted
    }
  }

  fragment DepositBars_faq on Query {
    cap: rule(tool: { eq: "deposit" }, language: { eq: $language }) {
      figures {
        value
        name
      }
    }
    depositTool(language: { eq: $language }) {
      home
      faq {
        entryId
      }
    }
  }
`;
