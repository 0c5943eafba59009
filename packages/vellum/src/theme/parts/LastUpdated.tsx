import type { LastUpdateText } from '../../shared/pageBase.js'
import { contentLabelNodes } from '../labels/contentLabel.js'

export interface LastUpdatedProps {
  readonly lastUpdate: LastUpdateText
}

/** When a page was changed last, and by whom. */
export function LastUpdated({ lastUpdate: { date, author } }: LastUpdatedProps) {
  return (
    <span className="theme-last-updated">
      {contentLabelNodes('theme.lastUpdated.lastUpdatedAtBy', {
        atDate: date
          ? contentLabelNodes('theme.lastUpdated.atDate', {
              date: <time dateTime={date.iso}>{date.text}</time>,
            })
          : '',
        byUser:
          author === undefined
            ? ''
            : contentLabelNodes('theme.lastUpdated.byUser', { user: <b>{author}</b> }),
      })}
    </span>
  )
}
