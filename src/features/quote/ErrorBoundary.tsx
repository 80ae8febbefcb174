import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What stands in for a part that failed. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Catches what goes wrong while the parts below are drawn, so that the page never goes blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
