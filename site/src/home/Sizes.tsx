// What the clients weigh, as a table whose cells are also bars. The figures are those
// of a recorded run of the benchmark; sizes.test.ts compares Troth's with the package.

import { bytes, command, date, versions } from '../../../bench/results/clients.json'
import styles from './Sizes.module.css'

const clients = (Object.keys(bytes) as (keyof typeof bytes)[]).sort((a, b) => bytes[a] - bytes[b])
const largest = Math.max(...Object.values(bytes))

/** `19334` → `19,334`, in Node and in every browser alike. */
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** What Troth adds to a bundle, in bytes. */
export const trothBytes = grouped(bytes.troth)

/** The sizes of Troth and its peers, smallest first. */
export function Sizes() {
  return (
    <figure className={styles.figure}>
      <table className={styles.sizes}>
        <caption>Size of the whole package in bytes, minified and brotli-compressed</caption>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col" colSpan={2}>
              Bytes
            </th>
          </tr>
        </thead>
        <tbody>
          {clients.map((name) => (
            <tr key={name} className={name === 'troth' ? styles.ours : undefined}>
              <th scope="row">
                {name} <small>{versions[name]}</small>
              </th>
              <td>
                <svg className={styles.bar} aria-hidden="true">
                  <rect width={`${(bytes[name] / largest) * 100}%`} height="100%" />
                </svg>
              </td>
              <td>{grouped(bytes[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <p>
          Of the three smaller clients, redaxios has neither timeout nor retry, wretch has both as extra
          imports, and ofetch does not read <code>Retry-After</code>.
        </p>
        <p>
          Recorded on {date} with <code>{command}</code>. A test compares Troth’s size with the built package.
        </p>
      </figcaption>
    </figure>
  )
}
