// Encodes a form as `multipart/form-data`, by the rules of the HTML standard. The platform
// does the same for a request, but WebKit cannot read such a body back when it holds a file.

/** The bytes of the form between boundaries; the contents of files are not copied. */
export function multipartBody(form: FormData, boundary: string): Blob {
  const parts: BlobPart[] = []
  for (const [name, value] of form) {
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(normalizeNewlines(name))}"`,
    )
    if (typeof value === 'string') parts.push('\r\n\r\n', normalizeNewlines(value))
    else
      parts.push(`; filename="${escapeName(value.name)}"\r\nContent-Type: ${fileType(value)}\r\n\r\n`, value)
    parts.push('\r\n')
  }
  return new Blob([...parts, `--${boundary}--\r\n`])
}

/** 'multipart/form-data; boundary=x' → 'x' */
export function boundaryOf(contentType: string | null): string | undefined {
  return /;\s*boundary=([^;]+)/.exec(contentType ?? '')?.[1]
}

function normalizeNewlines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n')
}

/** `a"b` → `a%22b` */
function escapeName(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent)
}

function fileType({ type }: File): string {
  return type || 'application/octet-stream'
}
