#!/usr/bin/env node
import { runCreate } from '../dist/cli.js'

process.exitCode = await runCreate(process.argv.slice(2))
